const ELEMENT =
  /<(?:\/?(?:p|h[2-4]|strong|b|em|i|u|s|ul|ol|li|blockquote|br|hr|a|figure|figcaption)|a href="[^"]*"|img(?: (?:src|alt|title|width|height)="[^"]*")*)>/g

/** Whether a text consists of what the text editor is used for: no element or attribute that it may not know. */
export function hasUsualMarkup(markup: string): boolean {
  return !markup.replace(ELEMENT, '').includes('<')
}
