// Writes the browser client's wire types from the protocol's JSON Schema.
//
//     node tools/build_wire_types.mjs            writes src/backroom/web/wire.d.ts
//     node tools/build_wire_types.mjs --check    says whether it is fresh (status 1 if not)

import { readFile, writeFile } from "node:fs/promises";
import { compile } from "json-schema-to-typescript";

const root = new URL("..", import.meta.url);
const schemaFile = process.env.BACKROOM_SCHEMA ?? new URL("docs/protocol.schema.json", root);
const typesFile = new URL("src/backroom/web/wire.d.ts", root);
const banner = "// Written by tools/build_wire_types.mjs from docs/protocol.schema.json. Not by hand.\n";

const written = await types(JSON.parse(await readFile(schemaFile, "utf8")));
if (!process.argv.includes("--check")) {
  await writeFile(typesFile, written);
} else if ((await readFile(typesFile, "utf8")) !== written) {
  console.error("src/backroom/web/wire.d.ts is stale: run node tools/build_wire_types.mjs");
  process.exitCode = 1;
}

/** @param {any} schema @returns {Promise<string>} */
async function types(schema) {
  const defs = schema.$defs;
  for (const [name, definition] of Object.entries(defs)) alwaysWritten(name, definition);
  const everything = { $schema: schema.$schema, title: "Wire", $defs: defs, anyOf: Object.keys(defs).map(ref) };
  return compile(everything, "Wire", { bannerComment: banner, additionalProperties: false, unreachableDefinitions: true });
}

/**
 * The server writes fields that have their default too, so a reader may count on them.
 * @param {string} name @param {any} definition
 */
function alwaysWritten(name, definition) {
  definition.title = name;
  if (definition.properties) definition.required = Object.keys(definition.properties);
  for (const property of Object.values(definition.properties ?? {})) delete property.default;
  if (definition.prefixItems) definition.items = definition.prefixItems; // the compiler's older dialect
}

/** @param {string} name */
function ref(name) {
  return { $ref: `#/$defs/${name}` };
}
