// Markup as tagged templates. Texts go in as text, whoever wrote them.

import htm from "htm";
import { h } from "preact";

export const html = htm.bind(h);
