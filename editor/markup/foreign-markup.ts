import { escapeText } from '#schema/text/escape-text'
import { dissolveWrappers } from './dissolve-wrappers'
import { tidyOffice } from './office-markup'
import { figuresOf } from './pasted-figures'
import { linkAddresses, tidyLinks } from './pasted-links'
import { type ClipboardFiles, markPictures, NO_FILES } from './pasted-pictures'
import { tidyTables } from './pasted-tables'
import { collectTypedLists, type LineBreaks, typedMarkup } from './typed-lists'
import { collectLists, nestLists } from './word-lists'

/**
 * Converts markup of any program to markup that the text editor supports: styles, wrappers and typed marks become elements,
 * pictures become separate figures with captions, and unsupported elements are replaced by their content.
 */
export function foreignMarkup(html: string, beside: ClipboardFiles = NO_FILES): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  // Text from this editor needs no conversion.
  const isOwn = body.querySelector('[data-pm-slice]') !== null
  removeInvisible(body)
  markPictures(body, beside)
  if (isOwn) return body.innerHTML
  tidyOffice(body)
  collectLists(body)
  nestLists(body)
  linkEmbeds(body)
  tidyTables(body)
  tidyLinks(body)
  dissolveWrappers(body)
  figuresOf(body)
  collectTypedLists(body)
  linkAddresses(body)
  dropEmpty(body)
  return body.innerHTML
}

/** Converts plain text to markup with lists and links. */
export function plainMarkup(text: string, breaks: LineBreaks): string {
  const { body } = new DOMParser().parseFromString(typedMarkup(text, breaks), 'text/html')
  linkAddresses(body)
  return body.innerHTML
}

/** Converts plain text unchanged, one paragraph per line, for pasting without formatting. */
export function linesMarkup(text: string): string {
  const lines = text.split(/[\r\n]+/).filter((line) => line !== '')
  return lines.map((line) => `<p>${escapeText(line)}</p>`).join('')
}

const INVISIBLE_ELEMENTS =
  'script, style, template, noscript, head, link, meta, title, button, input, select, textarea, svg, math, canvas, [hidden]'

/** Removes invisible elements, and controls that would no longer work. */
function removeInvisible(body: HTMLElement): void {
  for (const element of body.querySelectorAll(INVISIBLE_ELEMENTS)) element.remove()
  for (const element of body.querySelectorAll<HTMLElement>('[style]')) {
    const style = element.getAttribute('style') ?? ''
    if (/display:\s*none|mso-hide:\s*all/i.test(style)) element.remove()
  }
}

/** Removes empty lines and items, inner ones first. */
function dropEmpty(body: HTMLElement): void {
  const lines = body.querySelectorAll('p, h1, h2, h3, h4, h5, h6, li, ul, ol, blockquote, pre')
  for (const line of [...lines].toReversed())
    if (line.textContent.trim() === '' && !line.querySelector('img, hr, td')) line.remove()
}

/** Replaces videos, audio and frames by links to them. */
function linkEmbeds(body: HTMLElement): void {
  for (const embed of body.querySelectorAll('iframe, video, audio, embed, object')) {
    const source =
      embed.getAttribute('src') ??
      embed.getAttribute('data') ??
      embed.querySelector('source')?.getAttribute('src') ??
      ''
    const line = document.createElement('p')
    if (/^(?:https?:)?\/\//i.test(source)) {
      const link = document.createElement('a')
      link.setAttribute('href', watched(source))
      link.textContent = embed.getAttribute('title')?.trim() || watched(source)
      line.append(link)
    }
    embed.replaceWith(...(line.childNodes.length > 0 ? [line] : []))
  }
}

/** Returns the page of a video instead of its player. */
function watched(source: string): string {
  const address = source.replace(/^\/\//, 'https://')
  const [, id] = /youtube(?:-nocookie)?\.com\/embed\/([\w-]{6,20})/.exec(address) ?? []
  return id === undefined ? address : `https://www.youtube.com/watch?v=${id}`
}
