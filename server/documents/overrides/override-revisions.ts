import { and, desc, eq, inArray } from 'drizzle-orm'
import { pageOverrideRevisions, pageOverrides } from '../../database/tables'
import {
  type Connection,
  connection,
  type PageArguments,
  partOf,
} from '../../graphql/operations/connection'
import type { RequestContext } from '../../graphql/operations/context'
import { notFound } from '../../http/errors/api-error'
import { countRows } from '../../records/reading/read-context'
import { requireSignIn } from '../document-row'
import { type DifferenceNode, differenceNodes } from './difference-nodes'
import type { SavedOverride } from './effective-page'
import {
  currentText,
  findOverrideContext,
  type PlaceArguments,
  readTarget,
} from './override-context'
import { draftOf, readRows } from './override-rows'
import { addedDifferences, changeDraft, checkLocks, type OverrideArguments } from './write-override'

/** `OverrideRevision` in schema/api. */
interface OverrideRevisionNode {
  readonly id: string
  readonly language: string | null
  readonly action: string
  readonly savedAt: Date
  readonly savedBy: string
  readonly differenceCount: number
  readonly isPublished: boolean
  readonly differences: () => readonly DifferenceNode[]
}

const MAX_DIFFERENCES = 100

/** Returns the saved drafts of a page at a location, newest first. */
export async function overrideRevisions(
  _: unknown,
  args: PlaceArguments & PageArguments,
  { principal: asking, readContext: { orm } }: RequestContext,
): Promise<Connection<OverrideRevisionNode>> {
  const principal = requireSignIn(asking)
  const target = readTarget(args)
  const { document } = await findOverrideContext(orm, target, { principal, action: 'readDraft' })
  const { neutral, inLanguage } = await readRows(orm, target, target.language)
  const ids = [neutral, inLanguage].flatMap((row) => row?.id ?? [])
  const where = inArray(pageOverrideRevisions.overrideId, ids.length > 0 ? ids : [0])
  const part = partOf(args)
  return connection(
    {
      nodes: async () => {
        const text = await currentText(orm, document, target)
        const rows = await orm
          .select({ revision: pageOverrideRevisions, override: pageOverrides })
          .from(pageOverrideRevisions)
          .innerJoin(pageOverrides, eq(pageOverrides.id, pageOverrideRevisions.overrideId))
          .where(where)
          .orderBy(desc(pageOverrideRevisions.savedAt), desc(pageOverrideRevisions.version))
          .limit(part.first)
          .offset(part.offset)
        return rows.map(({ revision, override: { language, publishedVersion } }) => ({
          id: `${language}|${revision.version}`,
          language: language || null,
          action: revision.action,
          savedAt: revision.savedAt,
          savedBy: revision.savedByName,
          differenceCount: revision.draftCount,
          isPublished: publishedVersion === revision.version,
          differences: () =>
            text
              ? differenceNodes(text.page, [{ language, override: revision.draft }]).slice(
                  0,
                  MAX_DIFFERENCES,
                )
              : [],
        }))
      },
      totalCount: (atMost) => countRows(orm, pageOverrideRevisions, { where, atMost }),
    },
    part,
  )
}

/** Restores an earlier draft as the newest one, in its language or for all languages. */
export function restoreOverrideRevision(
  _: unknown,
  args: OverrideArguments & { readonly revisionId: string },
  context: RequestContext,
): Promise<SavedOverride> {
  return changeDraft(context, args, {
    action: 'restoreOverrideRevision',
    async decide({ tx, rows, target, text }) {
      const separator = args.revisionId.lastIndexOf('|')
      const language = args.revisionId.slice(0, separator)
      const version = Number(args.revisionId.slice(separator + 1))
      const row = language === '' ? rows.neutral : rows.inLanguage
      const isHere = separator >= 0 && ['', target.language].includes(language)
      if (!row || !isHere || !Number.isSafeInteger(version)) throw notFound('revision')
      const [revision] = await tx
        .select({ draft: pageOverrideRevisions.draft })
        .from(pageOverrideRevisions)
        .where(
          and(
            eq(pageOverrideRevisions.overrideId, row.id),
            eq(pageOverrideRevisions.version, version),
          ),
        )
      if (!revision) throw notFound('revision')
      checkLocks(addedDifferences(row.draft, revision.draft), [text.page])
      const drafts = { neutral: draftOf(rows.neutral), inLanguage: draftOf(rows.inLanguage) }
      const restored = language === '' ? 'neutral' : 'inLanguage'
      return { ...drafts, [restored]: revision.draft, baseVersion: text.version }
    },
  })
}
