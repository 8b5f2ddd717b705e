const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes plain text for use between tags. */
export function escapeText(text: string): string {
  return text.replace(/[&<>]/g, escaped)
}

/** Escapes text for HTML elements and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, escaped)
}

function escaped(character: string): string {
  return ENTITIES[character] ?? character
}
