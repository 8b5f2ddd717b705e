import { liveList, livePicture, PICTURE_FILE } from './list-addresses.mjs'

/** The server that answers forms and searches of the export. */
export const SERVER = 'https://toran.example.net'

/**
 * A difference between a live page and its file that must be: what each becomes before they are compared.
 * @typedef {object} Difference
 * @property {string} name
 * @property {(text: string) => string} [live]
 * @property {(text: string) => string} [file]
 */

/** @type {readonly Difference[]} */
const OF_PAGES = [
  {
    name: 'the policy is an element, as web servers need no configuration; compared in `policyOf`',
    file: (html) => html.replace(POLICY, ''),
  },
  {
    name: 'a size of a picture is a file; without a width it is 1024 pixels wide',
    live: (html) => html.replaceAll(/(\/media\/\d+-[0-9a-f]{8,32})(?![\w/?-])/g, '$1?w=1024'),
    file: (html) => html.replaceAll(PICTURE_FILE, livePicture),
  },
  {
    name: 'a list with a filter or another page is a folder',
    file: (html) =>
      html.replaceAll(/(?<= (?:href|content)=")([^"#]*\/~[^"#]*)/g, (path) =>
        liveList(path).replaceAll('&', '&amp;'),
      ),
  },
  {
    name: 'searches, the opening times of a chosen day, filters put together and what is outside the export lead to the server',
    file: (html) => html.replaceAll(new RegExp(`(?<= (?:action|href)=")${SERVER}(?=/)`, 'g'), ''),
  },
  {
    name: 'suggestions while someone types a search need the server',
    live: (html) => html.replaceAll(' data-island="search-form"', ''),
  },
]

/** @type {readonly Difference[]} */
const OF_FORMS = [
  {
    name: 'a form says where it is answered',
    live: (html) => html.replaceAll(/<form class="sent-form"[\s\S]*?<\/form>/g, 'A form.'),
    file: (html) =>
      html.replaceAll(
        new RegExp(
          `<p class="sent-form-elsewhere"><a href="${SERVER}/[^"]*">[^<]*</a></p>|` +
            `<p class="sent-form-elsewhere"><a href="/[^"]*#[^"]*">[^<]*</a></p>`,
          'g',
        ),
        'A form.',
      ),
  },
  {
    name: 'the styles of a form are not in the style sheet of its page',
    live: (html) => html.replaceAll(SHEET, 'The sheet.'),
    file: (html) => html.replaceAll(SHEET, 'The sheet.'),
  },
]

/** @type {readonly Difference[]} */
const OF_CALENDARS = [
  {
    name: 'a calendar says when it was made',
    live: (text) => text.replaceAll(/^DTSTAMP:\d{8}T\d{6}Z/gm, 'DTSTAMP'),
    file: (text) => text.replaceAll(/^DTSTAMP:\d{8}T\d{6}Z/gm, 'DTSTAMP'),
  },
]

/** @type {readonly Difference[]} */
const OF_MANIFESTS = [
  {
    name: 'the pictures of a manifest are files',
    file: (text) => text.replaceAll(PICTURE_FILE, livePicture),
  },
]

const POLICY = /\n<meta http-equiv="content-security-policy" content="([^"]*)">/
const SHEET = /\/assets\/pages\/[\w-]+\.css/g

/**
 * The two bodies without the differences that must be.
 * @param {{ type: string, live: string, file: string }} bodies
 */
export function comparable({ type, live, file }) {
  const differences = differencesOf(type, live)
  return {
    live: differences.reduce((text, { live: change }) => change?.(text) ?? text, live),
    file: differences.reduce((text, { file: change }) => change?.(text) ?? text, file),
  }
}

/**
 * @param {string} type
 * @param {string} live
 */
function differencesOf(type, live) {
  if (type.startsWith('text/html')) return hasForm(live) ? [...OF_PAGES, ...OF_FORMS] : OF_PAGES
  if (type.startsWith('text/calendar')) return OF_CALENDARS
  return type.startsWith('application/manifest+json') ? OF_MANIFESTS : []
}

/** @param {string} html */
export function hasForm(html) {
  return html.includes('<form class="sent-form"')
}

/** @param {string} html */
export function sheetsOf(html) {
  return html.match(SHEET) ?? []
}

/**
 * The policy against foreign scripts of a file: its element, and the part that browsers know in a header only.
 * @param {{ html: string, header: string }} answer
 */
export function policyOf({ html, header }) {
  const element = POLICY.exec(html)?.[1]?.replaceAll('&#39;', "'") ?? ''
  return directives(`${element}; ${header}`)
}

/**
 * The policy of a live page as its file must have it: forms are sent to the server, too.
 * @param {string} header
 */
export function expectedPolicy(header) {
  return directives(header.replace("form-action 'self'", `form-action 'self' ${SERVER}`))
}

/** @param {string} policy */
function directives(policy) {
  return policy.split('; ').sort().join('; ')
}
