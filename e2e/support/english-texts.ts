import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'

/** Texts that are the same in every language: addresses, keys, formats, brands, headers, and examples of typed values. */
export const SAME =
  /\S+@\S+|https?:\S*|(?<![\p{L}\p{M}])\/[\w/.:*-]*|\b[\w-]+(?:\.[\w-]+)+\b|\b[a-z]+:\d+\b|\b[A-Z]+_[A-Z_]+\b|\[\[.*?\]\]|\b[A-Z][a-z]+\/[A-Z]\w+\b|\b(?:Toran|Ctrl|Alt|Shift|Esc|Enter|Backspace|Delete|Home|End|Tab|PDF|ID|API|URL|HTML|JSON|H[1-6]|AM|PM|am|pm|Google|Maps|Word|Markdown|WordPress|Excel|CSV|GB|MB|kB|KB|SVG|RSS|SMTP|RE2|YouTube|Vimeo|Facebook|Instagram|WhatsApp|Outlook|Apple|Calendar|iCalendar|OpenStreetMap|Administrator|Sample content|New York|Closed for Diwali \d|webhooks?|Authorization: Bearer|English|px|Chrome|Linux)\b/gu

const SAMPLE = fileURLToPath(new URL('../../sample', import.meta.url))

/** Visible texts and names with Latin letters that are neither the same in every language nor words of the sample. */
export async function englishTexts(page: Page): Promise<string[]> {
  const texts = await page.locator('body *').evaluateAll((elements) => {
    const CONTENT = '[data-canvas], script, style, kbd, code, [lang="en"], .ed-sample'
    const NAMES = ['aria-label', 'title', 'placeholder', 'alt', 'data-tooltip']
    return elements
      .filter((each) => !each.closest(CONTENT) && each.checkVisibility())
      .flatMap((each) => [
        ...[...each.childNodes].map((node) => (node instanceof Text ? node.data : '')),
        ...NAMES.map((name) => each.getAttribute(name) ?? ''),
      ])
      .map((text) => text.replace(/\s+/g, ' ').trim())
  })
  return [...new Set(texts)].filter((text) => /[a-z]{2}/i.test(withoutContent(text)))
}

/** The parts of a text between other scripts and signs, without those that the sample has. */
function withoutContent(text: string): string {
  return text
    .replace(SAME, '')
    .split(/[^\p{Script=Latin}\p{N}\s'’.,&()-]+/u)
    .map((part) => part.replace(/^[\s.,()-]+|[\s.,()-]+$/g, ''))
    .filter((part) => !sample().includes(part))
    .join(' ')
}

let read: string | null = null
function sample(): string {
  read ??= readdirSync(SAMPLE, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ts|json|txt|csv)$/.test(file))
    .map((file) => readFileSync(`${SAMPLE}/${file}`, 'utf8'))
    .join('\n')
    .replace(/\s+/g, ' ')
  return read
}
