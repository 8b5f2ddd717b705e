import { recordAdapters } from '../records'
import { overrideSource } from './override-source'
import { pageSource } from './page-source'
import { recordSource } from './record-source'
import type { TextSource } from './text-source'

/** Kinds whose texts have calls of their own, by language and location: their pictures and topics are left to their screens. */
const LEFT_OUT: ReadonlySet<string> = new Set(['media', 'topic'])

/** Where texts are, in the order in which they are searched. */
export const textSources: readonly TextSource[] = [
  pageSource,
  overrideSource,
  ...[...recordAdapters.values()].flatMap(({ definition, writer, stored }) =>
    writer && stored && !LEFT_OUT.has(definition.kind) ? recordSource(writer, stored) : [],
  ),
]
