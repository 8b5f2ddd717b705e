import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { SAME } from './english-texts'

const SAMPLE = fileURLToPath(new URL('../../sample', import.meta.url))
const BLOCKS = fileURLToPath(new URL('../../renderer/blocks', import.meta.url))
/** The words of English pages, by which an outline may call a block. */
const WORDS = fileURLToPath(new URL('../../renderer/parts/words/english.ts', import.meta.url))
/** A new site's answers of its search. */
const SEARCH_ANSWERS = fileURLToPath(
  new URL('../../server/database/migrations/0000_first.sql', import.meta.url),
)

/** Notes every text and name that any screen, dialog, toast or error shows from now on, however short it stays. */
export async function noteTexts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const CONTENT =
      '[data-canvas], .ed-shown-page, .page, .ed-two-texts-words, script, style, title, kbd, code, mark, ins, del, [lang="en"], .ed-sample, .ed-mails strong, .ed-mail-text'
    const NAMES =
      'aria-label title placeholder alt data-tooltip aria-description aria-roledescription aria-valuetext'.split(
        ' ',
      )
    const noted = new Map<string, string>()
    const note = (element: Element, text: string | null) => {
      const words = text?.replace(/\s+/g, ' ').trim() ?? ''
      if (!/\p{Script=Latin}{2}/u.test(words) || element.closest(CONTENT)) return
      // The browser names languages, countries and time zones.
      if (
        element instanceof HTMLOptionElement &&
        /^[a-z]{2,3}-[A-Z]{2}$|^[A-Z]{2}$|^[A-Z]\w+\//.test(element.value)
      )
        return
      noted.set(words, `${element.localName}.${element.className}`)
    }
    const read = (node: Node) => {
      if (node instanceof Text && node.parentElement) note(node.parentElement, node.data)
      if (node instanceof Element) readElement(node)
    }
    const readElement = (element: Element) => {
      for (const name of NAMES) note(element, element.getAttribute(name))
      for (const child of element.childNodes) read(child)
    }
    window.takeTexts = () => {
      const all = [...noted]
      noted.clear()
      return all
    }
    const readChange = ({ type, target, addedNodes, attributeName }: MutationRecord) => {
      if (type === 'characterData' && target.isConnected) read(target)
      for (const node of addedNodes) if (node.isConnected) read(node)
      if (attributeName !== null && target instanceof Element && target.isConnected)
        note(target, target.getAttribute(attributeName))
    }
    new MutationObserver((records) => {
      for (const record of records) readChange(record)
    }).observe(document, {
      ...{ subtree: true, childList: true, characterData: true, attributes: true },
      attributeFilter: NAMES,
    })
  })
}

/** The noted texts with words that are neither in the pseudo-language nor content. */
export async function plainTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => window.takeTexts())
  return texts.flatMap(([text, where]) => {
    const plain = plainParts(text)
    return plain.length > 0 ? [`“${plain.join(' · ')}” in “${text}” (${where})`] : []
  })
}

/** Every word of more than one letter gets an accent, but for a few without a vowel. */
export const ACCENTED = /[\p{Script=Latin}'’]*[áéíóúýÁÉÍÓÚÝçñšžÇÑŠŽ][\p{Script=Latin}'’]*/gu
/** Dates and lists in English, which the browser writes: the pseudo-language has none of its own. */
const DATES =
  /\b(?:(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:days?)?|(?:[A-Z]\w+ )+Time|Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?|UTC|and|or)\b/gu
const ZONE =
  /\b(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)\/[\w/ -]+/g
/** Said by the server in the language of the request, of which the pseudo-language is none. */
const SAID_BY_SERVER = 'Enter the old address as a path, like /old-page.'

function plainParts(text: string): string[] {
  // Titles of the sample first: some have the name of a day or a language.
  const written = withoutNames(
    text.replaceAll(SAID_BY_SERVER, '|').replace(ZONE, '|').replace(SAME, '|'),
  )
    .replace(ACCENTED, '|')
    .split(/[|[\]~]|\s+·\s+/)
  const others = written.map((part) => part.trim()).filter((part) => !isContent(part))
  const plain = others.join('|').replace(DATES, '|')
  return partsOf(plain).filter((part) => /\p{Script=Latin}{2}/u.test(part) && !isContent(part))
}

/** A text without the sample's names and sentences in it. */
function withoutNames(text: string): string {
  return content().long.reduce(
    (rest, name) => (rest.includes(name) ? rest.replaceAll(name, '|') : rest),
    text,
  )
}

/** The parts of a text between other scripts and signs. */
function partsOf(text: string): string[] {
  return text
    .replace(SAME, '|')
    .split(/[^\p{Script=Latin}\s'’.-]+/u)
    .map((part) => part.replace(/^[\s.-]+|[\s.-]+$/g, ''))
}

/** Returns whether a part is content: a name from the sample or the browser, or at least three successive words of the sample. */
function isContent(part: string): boolean {
  const { names, all } = content()
  return names.has(part) || (/\S\s+\S+\s+\S/.test(part) && all.includes(part))
}

interface Content {
  readonly names: ReadonlySet<string>
  /** Names of two words and more, the longest first. */
  readonly long: readonly string[]
  readonly all: string
}

let read: Content | null = null
function content(): Content {
  if (read) return read
  const all = readdirSync(SAMPLE, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ts|json|txt|csv)$/.test(file))
    .map((file) => `${SAMPLE}/${file}`)
    .concat(SEARCH_ANSWERS, WORDS)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const quoted = [...all.matchAll(/(['"`])((?:\\.|(?!\1).){2,}?)\1/g)].map(
    ([, , text]) => text ?? '',
  )
  const names = [...quoted, ...defaultTexts(), ...browserNames()].flatMap((text) => [
    text,
    ...partsOf(text),
  ])
  const long = [...new Set(quoted)].filter((name) => /\p{L} \S*\p{L}/u.test(name))
  read = {
    names: new Set(names),
    long: long.sort((one, other) => other.length - one.length),
    all: all.replace(/\s+/g, ' '),
  }
  return read
}

/** Texts that new blocks begin with. */
function defaultTexts(): string[] {
  const blocks = readdirSync(BLOCKS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.block.ts'))
    .map((file) => readFileSync(`${BLOCKS}/${file}`, 'utf8'))
  return [...blocks.join('').matchAll(/default: '([^'\n]+)'/g)].map(([, text]) => text ?? '')
}

/** Names of languages, countries and the cities of time zones, as the browser writes them in English. */
function browserNames(): string[] {
  const regions = new Intl.DisplayNames(['en-GB'], { type: 'region', fallback: 'none' })
  const languages = new Intl.DisplayNames(['en-GB'], { type: 'language', fallback: 'none' })
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  const codes = letters.flatMap((first) => letters.map((second) => `${first}${second}`))
  const zones = Intl.supportedValuesOf('timeZone').map((zone) => zone.replace(/^.*\//, ''))
  const locales = ['en-US', 'en-GB', 'gu-IN', 'hi-IN']
  return [
    ...codes.map((code) => regions.of(code.toUpperCase()) ?? ''),
    ...[...codes, ...locales].map((code) => languages.of(code) ?? ''),
    'Kolkata',
    ...zones.map((zone) => zone.replaceAll('_', ' ')),
  ].filter((name) => name.length > 1)
}

declare global {
  interface Window {
    takeTexts: () => [text: string, where: string][]
  }
}
