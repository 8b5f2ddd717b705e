import { recordAdapters } from '../records'
import { detachedSource } from './detached-source'
import { overrideSource } from './override-source'
import { pageSource } from './page-source'
import { recordSource } from './record-source'
import type { TextSource } from './text-source'

/** Excluded kinds, whose texts have separate mutations by language and location: pictures and topics. */
const EXCLUDED_KINDS: ReadonlySet<string> = new Set(['media', 'topic'])

/** Sources of texts, in search order. */
export const textSources: readonly TextSource[] = [
  pageSource,
  overrideSource,
  detachedSource,
  ...[...recordAdapters.values()].flatMap(({ definition, writer, stored }) =>
    writer && stored && !EXCLUDED_KINDS.has(definition.kind) ? recordSource(writer, stored) : [],
  ),
]
