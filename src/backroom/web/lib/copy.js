// Copying by selection: the clipboard interface is missing on plain http.

/** @param {HTMLInputElement | HTMLTextAreaElement} field @returns {boolean} was it copied? */
export function copyFrom(field) {
  field.focus();
  field.select();
  field.setSelectionRange(0, field.value.length);
  try {
    return document.execCommand("copy");
  } catch {
    return false; // it is selected; the person copies
  }
}
