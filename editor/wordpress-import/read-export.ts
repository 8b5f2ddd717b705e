import { SaxesParser } from 'saxes'
import { formatNumber } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { type ExportedItem, NoExport, type SiteExport } from './site-export'

const MAX_BYTES = 60_000_000
/** Bytes read at a time, so that a file of 30 MB is never in memory twice. */
const CHUNK_BYTES = 1_000_000
const MAX_ITEMS = 50_000
/** Maximum length of an element's text in characters; longer text is cut off. */
const MAX_LETTERS = 2_000_000

/** Reads a WordPress export (WXR) in chunks. Calls `onProgress` with the fraction read. */
export async function readExport(
  file: File,
  onProgress: (part: number) => void,
): Promise<SiteExport> {
  if (file.size === 0) throw new NoExport(t('This file is empty. Choose another file.'))
  if (file.size > MAX_BYTES)
    throw new NoExport(
      t('This file is larger than 60 MB. Export posts and pages of a few years at a time.'),
    )
  const decode = await decoderOf(file)
  const reader = createReader()
  for (let from = 0; from < file.size; from += CHUNK_BYTES) {
    const bytes = await file.slice(from, from + CHUNK_BYTES).arrayBuffer()
    reader.write(decode(bytes, from + CHUNK_BYTES < file.size))
    onProgress(Math.min(1, (from + CHUNK_BYTES) / file.size))
  }
  return reader.end()
}

/** UTF-16 encodings by byte order mark, read as single-byte characters. */
const UTF_16: Readonly<Record<string, string>> = { ÿþ: 'utf-16le', þÿ: 'utf-16be' }

/** Returns a decoder for the encoding that the file declares. Bytes invalid in that encoding are an error. */
async function decoderOf(file: File): Promise<(bytes: ArrayBuffer, goesOn: boolean) => string> {
  const start = new Uint8Array(await file.slice(0, 200).arrayBuffer())
  const head = String.fromCharCode(...start)
  const [, declared = 'utf-8'] = /^\s*(?:ï»¿)?<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(head) ?? []
  const encoding = UTF_16[head.slice(0, 2)] ?? declared
  const decoder = textDecoder(encoding)
  return (bytes, goesOn) => {
    try {
      return decoder.decode(bytes, { stream: goesOn })
    } catch {
      throw new NoExport(
        t(
          'This file isn’t in {encoding}, although it says so. Export it from WordPress again and don’t save it in another program.',
          { encoding: encoding.toUpperCase() },
        ),
      )
    }
  }
}

function textDecoder(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding, { fatal: true })
  } catch {
    throw new NoExport(
      t('The encoding “{encoding}” of this file can’t be read. Save it as UTF-8.', { encoding }),
    )
  }
}

interface Reader {
  write(text: string): void
  end(): SiteExport
}

type Draft = { -readonly [Name in keyof ExportedItem]: ExportedItem[Name] }

/** The elements read from an item, by their WordPress names. */
const TEXTS: Readonly<Record<string, keyof Draft & string>> = {
  title: 'title',
  link: 'link',
  'dc:creator': 'author',
  'content:encoded': 'content',
  'excerpt:encoded': 'excerpt',
  'wp:post_id': 'id',
  'wp:post_date': 'date',
  'wp:post_name': 'slug',
  'wp:status': 'status',
  'wp:post_type': 'type',
  'wp:attachment_url': 'attachment',
}

function createReader(): Reader {
  const items: ExportedItem[] = []
  const authors = new Map<string, string>()
  const site = { link: '', title: '' }
  let isExport = false
  let item: Draft | null = null
  let author = { login: '', name: '' }
  let meta = { key: '', value: '' }
  let category = ''
  let text = ''
  const open: string[] = []
  // Entities declared in the file are never expanded: a declaration is an error.
  const parser = new SaxesParser()
  parser.on('doctype', () => {
    throw new NoExport(
      t(
        'This file contains entity declarations, which WordPress exports don’t have. Export it from WordPress again.',
      ),
    )
  })
  // The parser’s message is English and doesn’t help a person who only has the file.
  parser.on('error', () => {
    const { line } = parser
    throw new NoExport(
      isExport
        ? t('This export is damaged at line {line}. Export it from WordPress again.', { line })
        : t('This isn’t a WordPress export: line {line} can’t be read.', { line }),
    )
  })
  parser.on('opentag', ({ name, attributes }) => {
    open.push(name)
    text = ''
    if (name === 'rss') isExport = 'xmlns:wp' in attributes
    if (name === 'item') item = emptyItem(parser.line)
    if (name === 'category') category = String(attributes.domain ?? '')
    if (name === 'wp:author') author = { login: '', name: '' }
    if (name === 'wp:postmeta') meta = { key: '', value: '' }
  })
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('closetag', ({ name }) => {
    open.pop()
    close(name, text)
    text = ''
  })
  return {
    write(chunk) {
      // Control characters that XML does not have: WordPress writes what was typed.
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
      parser.write(chunk.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''))
    },
    end() {
      parser.close()
      if (!isExport)
        throw new NoExport(
          t('This isn’t a WordPress export. Choose the XML file from Tools, Export.'),
        )
      return { items, authors, site: site.link }
    },
  }

  function add(part: string): void {
    if (text.length < MAX_LETTERS) text += part.slice(0, MAX_LETTERS - text.length)
  }

  function close(name: string, raw: string): void {
    const value = name === 'content:encoded' ? raw : raw.trim()
    if (item) closeInItem(item, name, value)
    else if (name === 'wp:author_login') author.login = value
    else if (name === 'wp:author_display_name') author.name = value
    else if (name === 'wp:author') authors.set(author.login, author.name || author.login)
    else if (name === 'link' && open.at(-1) === 'channel') site.link = value
  }

  function closeInItem(current: Draft, name: string, value: string): void {
    if (name === 'item') {
      if (items.length >= MAX_ITEMS)
        throw new NoExport(
          t('This export has more than {max} entries. Export it in parts.', {
            max: formatNumber(MAX_ITEMS),
          }),
        )
      items.push(current)
      item = null
    } else if (name === 'category') takeCategory(current, category, value)
    else if (name === 'wp:meta_key') meta.key = value
    else if (name === 'wp:meta_value') meta.value = value
    else if (name === 'wp:postmeta') takeMeta(current, meta)
    // An element of the same name nested in another one is something else.
    else if (open.at(-1) === 'item') takeText(current, name, value)
  }
}

function takeCategory(item: Draft, domain: string, value: string): void {
  if (domain === 'category') item.categories = [...item.categories, value]
  if (domain === 'post_tag') item.tags = [...item.tags, value]
}

function takeText(item: Draft, name: string, value: string): void {
  const field = TEXTS[name]
  if (field !== undefined) Object.assign(item, { [field]: value })
}

function takeMeta(item: Draft, { key, value }: { readonly key: string; readonly value: string }) {
  if (key === '_thumbnail_id') item.thumbnail = value
  if (key === '_wp_attachment_image_alt') item.alt = value
}

function emptyItem(line: number): Draft {
  return {
    ...{ line, id: '', type: '', title: '', link: '', slug: '', author: '', date: '', status: '' },
    ...{ content: '', excerpt: '', categories: [], tags: [], thumbnail: '', attachment: '' },
    alt: '',
  }
}
