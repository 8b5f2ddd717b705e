import { createHash } from 'node:crypto'
import type { Plugin, Rolldown } from 'vite'
import type { CompiledMessage } from '../../schema/messages/fill.ts'
import { translatedLanguages, translationsOf } from './catalogues.ts'
import { compiledMessage, namesIn } from './compile-message.ts'
import { extractMessages } from './extract.ts'
import { type MessageCall, messageCallsIn } from './message-calls.ts'
import { pseudoMessage } from './pseudo.ts'

/** The form of a call of `t` until the chunk is made: a minifier leaves a name it does not know as it is. */
const MARK = /__M_([0-9a-f]{12})\(\)/g
const TERMS_MARK = /__M_terms_([0-9a-f]{12})\(\)/g
const ENGLISH_MARK = '__M_english()'
const LANGUAGE_MARK = '__M_language()'
/** Messages that the server says in the reader's language too: it looks them up when it says them. */
const SAID_IN_LANGUAGES = /\/schema\/(?:api\/refusals\/|fields\/messages\.ts|records\/messages\/)/
const IMPORT_LOCALISED = "\nimport { localisedMessage } from '#schema/messages/fill'\n"
/** The path of another language’s messages while developing. */
const DEVELOPMENT_MESSAGES = '/@messages/'

/**
 * Puts messages in the place of the calls of `t`. The editor's chunks are made once in each language, those that say nothing
 * aside: the English ones hold English only, and a translation comes with the code that says it. Everything else speaks English.
 */
export function messages(): Plugin {
  const known = new Map<string, string>()
  let isBuild = false
  return {
    name: 'messages',
    enforce: 'pre',
    sharedDuringBuild: true,
    configResolved(config) {
      isBuild = config.command === 'build'
    },
    configureServer(server) {
      server.middlewares.use(DEVELOPMENT_MESSAGES, (request, response) => {
        const language = request.url?.slice(1).replace(/\.js.*$/, '') ?? ''
        response.setHeader('content-type', 'text/javascript')
        response.end(`globalThis.toranMessages = ${JSON.stringify(developmentMessages(language))}`)
      })
    },
    transform(code, id) {
      const file = id.split('?')[0] ?? id
      if (!/\.tsx?$/.test(file) || /\/(?:node_modules|server)\//.test(file)) return null
      const isClient = this.environment.name === 'client' && !process.env.VITEST
      if (file.endsWith('/schema/messages/fill.ts'))
        return {
          code: languageIn(code, languageOf(isClient, isBuild), isClient),
          map: null,
        }
      if (file.endsWith('/schema/messages/english-texts.ts'))
        return { code: code.replace('= {}', `= ${englishTexts(isClient, isBuild)}`), map: null }
      const calls = messageCallsIn(code, file)
      if (calls.length === 0) return null
      const written = calls.map((call) => checked(call, file))
      const write = isBuild ? marked : lookedUp
      const put = isClient ? replaced(code, written, write) : onServer(code, written, file)
      return { code: put, map: null }
    },
    generateBundle: {
      // Vite puts the list of what a chunk imports above it.
      order: 'post',
      handler(_options, bundle) {
        if (this.environment.name !== 'client') return
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const files = chunksThatSpeak(chunks).map(({ fileName }) => fileName.replace(/^.*\//, ''))
        const folders: Record<string, string> = {}
        for (const language of translatedLanguages()) {
          const translations = translationsOf(language)
          const folder = `${language}-${versionOf(translations)}`
          folders[language] = folder
          for (const chunk of chunksThatSpeak(chunks)) {
            const translated = inLanguage(chunk.code, language, translations)
            const fileName = chunk.fileName.replace(/[^/]+$/, (name) => `${folder}/${name}`)
            const source = withAddresses(translated, files, folder)
            this.emitFile({ type: 'asset', fileName, source })
          }
        }
        for (const chunk of chunks) chunk.code = inLanguage(chunk.code, 'en', new Map())
        const source = JSON.stringify({ folders, files })
        this.emitFile({ type: 'asset', fileName: '.vite/languages.json', source })
      },
    },
  }

  function marked({ message, isTerms }: MessageCall): string {
    const key = createHash('sha1').update(message).digest('hex').slice(0, 12)
    known.set(key, message)
    return `/* @__PURE__ */ __M_${isTerms ? 'terms_' : ''}${key}()`
  }

  function messageOf(key: string): string {
    const message = known.get(key)
    if (message === undefined) throw new Error(`No message has the key ${key}`)
    return message
  }

  function inLanguage(
    code: string,
    language: string,
    translations: ReadonlyMap<string, string>,
  ): string {
    return code
      .replaceAll(LANGUAGE_MARK, JSON.stringify(language))
      .replaceAll(ENGLISH_MARK, () => JSON.stringify(englishNamesByTranslation(translations)))
      .replaceAll(TERMS_MARK, (_mark, key: string) => {
        const message = messageOf(key)
        return JSON.stringify(termsOf(translations.get(message), message))
      })
      .replaceAll(MARK, (_mark, key: string) => {
        const message = messageOf(key)
        return JSON.stringify(compiledMessage(translations.get(message) ?? message))
      })
  }
}

/** So that a browser fetches them anew when a translation has changed. */
function versionOf(translations: ReadonlyMap<string, string>): string {
  return createHash('sha1')
    .update(JSON.stringify([...translations]))
    .digest('hex')
    .slice(0, 8)
}

/** The chunks that say something, and those that import them. */
function chunksThatSpeak(chunks: readonly Rolldown.OutputChunk[]): readonly Rolldown.OutputChunk[] {
  const found = new Set(
    chunks.filter(({ code }) => /__M_\w+\(\)/.test(code)).map(({ fileName }) => fileName),
  )
  let before = -1
  while (before !== found.size) {
    before = found.size
    for (const { fileName, imports, dynamicImports } of chunks)
      if ([...imports, ...dynamicImports].some((name) => found.has(name))) found.add(fileName)
  }
  return chunks.filter(({ fileName }) => found.has(fileName))
}

/** A copied chunk imports copies where there are some; the others are a folder above. */
function withAddresses(code: string, files: readonly string[], folder: string): string {
  const names = new Set(files)
  return code
    .replaceAll(/(["'`])\.\/([\w.-]+\.js)\1/g, (whole, quote: string, name: string) =>
      names.has(name) ? whole : `${quote}../${name}${quote}`,
    )
    .replaceAll(/(["'`])assets\/editor\/([\w.-]+\.js)\1/g, (whole, quote: string, name: string) =>
      names.has(name) ? `${quote}assets/editor/${folder}/${name}${quote}` : whole,
    )
}

/** Each once, in the order in which they count. */
export function termsOf(translation: string | undefined, message: string): readonly string[] {
  return [...new Set([...(translation?.split(', ') ?? []), ...message.split(', ')])]
}

/** Longer texts are sentences: nobody looks for something by them. */
const MAX_NAME = 40

/** The English names of things by what they are called in a language. */
export function englishNamesByTranslation(translations: ReadonlyMap<string, string>) {
  const english: Record<string, string[]> = {}
  for (const [message, text] of translations)
    if (message.length <= MAX_NAME && message !== text && !/[{}]/.test(message)) {
      english[text] ??= []
      english[text].push(message)
    }
  return english
}

function englishTexts(isClient: boolean, isBuild: boolean): string {
  if (!isClient) return '{}'
  return isBuild ? ENGLISH_MARK : 'globalThis.toranMessages?.english ?? {}'
}

/** Only the server says something in another language than that of its build. */
function languageIn(code: string, language: string, isClient: boolean): string {
  const known = code.replace(/typeof __LANGUAGE__ .*/, language)
  return isClient ? known.replaceAll('spoken?.tag ?? ', '') : known
}

function languageOf(isClient: boolean, isBuild: boolean): string {
  if (!isClient) return "'en'"
  return isBuild ? LANGUAGE_MARK : "globalThis.toranMessages?.language ?? 'en'"
}

function checked(call: MessageCall, file: string): MessageCall {
  const names = namesIn(compiledMessage(call.message))
  const given = new Set(call.names)
  const differing = [...names]
    .filter((name) => !given.has(name))
    .concat(call.names.filter((name) => !names.has(name)))
  if (differing.length > 0)
    throw new Error(`${file}: '${call.message}' and its values differ in ${differing.join(', ')}`)
  return call
}

/** The code with each call written anew, on as many lines as before. */
function replaced(
  code: string,
  calls: readonly MessageCall[],
  write: (call: MessageCall) => string,
): string {
  let isFilled = false
  const spliced = splice(0, code.length)
  // Below the code: other plugins look for imports where lines begin.
  const fill = isFilled ? "\nimport { fill as fillMessage } from '#schema/messages/fill'\n" : ''
  return spliced + fill

  /** Values may hold calls of their own. */
  function splice(from: number, to: number): string {
    let text = ''
    let at = from
    for (const call of calls) {
      if (call.start < at || call.end > to) continue
      text += code.slice(at, call.start) + writeCall(call)
      at = call.end
    }
    return text + code.slice(at, to)
  }

  function writeCall(call: MessageCall): string {
    const { values, start, end } = call
    if (!values) return write(call) + '\n'.repeat(code.slice(start, end).split('\n').length - 1)
    isFilled = true
    const lines = code.slice(start, values.start).split('\n').length - 1
    return `/* @__PURE__ */ fillMessage(${write(call)},${'\n'.repeat(lines)}${splice(values.start, values.end)})`
  }
}

function english({ message, isTerms }: MessageCall): string {
  return JSON.stringify(isTerms ? termsOf(undefined, message) : compiledMessage(message))
}

/** English, but for what is said in the reader's language. */
function onServer(code: string, calls: readonly MessageCall[], file: string): string {
  if (!SAID_IN_LANGUAGES.test(file)) return replaced(code, calls, english)
  return replaced(code, calls, spoken) + IMPORT_LOCALISED
}

function spoken(call: MessageCall): string {
  return `localisedMessage(${JSON.stringify(call.message)}, ${english(call)})`
}

function lookedUp(call: MessageCall): string {
  const text = `globalThis.toranMessages?.texts[${JSON.stringify(call.message)}]`
  if (!call.isTerms) return `(${text} ?? ${english(call)})`
  return `[...(${text}?.split(', ') ?? []), ...${english(call)}]`
}

function developmentMessages(language: string) {
  const translations = language === PSEUDO ? pseudoMessages() : translationsOf(language)
  const texts = [...translations].map(([message, text]): [string, CompiledMessage] => [
    message,
    compiledMessage(text),
  ])
  return {
    language: language === PSEUDO ? 'en-XA' : language,
    texts: Object.fromEntries(texts),
    english: englishNamesByTranslation(translations),
  }
}

const PSEUDO = 'pseudo'

function pseudoMessages(): ReadonlyMap<string, string> {
  const all = [...extractMessages().values()].flatMap((subject) => [...subject.keys()])
  return new Map(all.map((message) => [message, pseudoMessage(message)]))
}
