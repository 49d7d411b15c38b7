const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Returns a text as HTML that shows its characters, whatever they mean in HTML. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Returns a text as HTML paragraphs, with its line breaks. Whoever reads the text runs nothing that is in it. */
export function textAsHtml(text: string): string {
  const paragraphs = text.split(/(?:\r?\n[^\S\n]*){2,}/).filter((one) => one.trim() !== '');
  return paragraphs.map((one) => `<p>${escapeHtml(one.trim()).replaceAll(/\r?\n/g, '<br>')}</p>`).join('');
}
