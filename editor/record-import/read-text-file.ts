import { t } from '#schema/messages/t'

/** Maximum length that the server accepts in one request, in characters. */
const MAX_LETTERS = 1_400_000

const UNREADABLE_SPREADSHEET = t(
  'This Excel file can’t be read. Save the sheet as CSV and choose that.',
)

type TextFile =
  | { readonly text: string; readonly problem: null }
  | { readonly text: null; readonly problem: string }

/**
 * Reads a selected file as text; `null` if none was selected. Resets the input, so that a corrected file can be selected again.
 */
export async function readTextFile(input: HTMLInputElement): Promise<TextFile | null> {
  const [chosen] = input.files ?? []
  if (!chosen) return null
  if (chosen.size > 2 * MAX_LETTERS) return tooLarge()
  const text = await textOf(chosen.name, await chosen.arrayBuffer())
  if (text === null) return { text, problem: UNREADABLE_SPREADSHEET }
  return text.length > MAX_LETTERS ? tooLarge() : { text, problem: null }
}

/** Reads the text of a file; the first sheet of an Excel file is converted to CSV. */
async function textOf(name: string, bytes: ArrayBuffer): Promise<string | null> {
  if (!/\.xlsx$/i.test(name)) return decode(new Uint8Array(bytes))
  const { readSpreadsheet } = await import('./read-spreadsheet')
  return readSpreadsheet(bytes)
}

/** Spreadsheets write UTF-8, UTF-16 with a byte order mark, or the encoding of their system. */
function decode(bytes: Uint8Array): string {
  const isUtf16 =
    (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  if (isUtf16) return new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function tooLarge(): TextFile {
  return { text: null, problem: t('This file is too large. Split it into files of up to 1 MB.') }
}
