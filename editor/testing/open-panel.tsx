import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Profiler, type ReactNode } from 'react'
import type { EditorSource } from '#schema/api/content-source'
import { type AnyBlock, defineBlock } from '#schema/block/block'
import type { Location } from '#schema/entities/location'
import type { Fields } from '#schema/fields'
import type { PageContent, StoredBlock } from '#schema/page/content'
import { newBlock, rawProps } from '#schema/page/stored-props'
import { blockOf } from '#schema/page/tree'
import { createClient } from '../api/client'
import { type AppContext, AppProvider } from '../app/app-context'
import { type RecordSearch, RecordSearchProvider } from '../library/record-search'
import { Panel } from '../panel/panel'
import { BLANK_SETTINGS, contentOf, editedPage } from '../store/edits/edited-page'
import { createPageStore } from '../store/page-store'
import { type EditorSession, SessionProvider } from '../store/session'
import { createUiStore } from '../store/ui-store'
import { completeAnswer } from './complete-answer'
import { samplePictures } from './sample-pictures'
import { sampleRecords } from './sample-records'

/** For tests: the panel open on a block `b1` with these fields and stored values. */
export function openPanel(
  fields: Fields,
  values?: Readonly<Record<string, unknown>>,
  options: Options = {},
) {
  const definition: AnyBlock = defineBlock({
    name: 'Sample',
    label: 'Sample block',
    description: 'A block with fields.',
    category: 'content',
    targets: ['location', 'content'],
    fields,
  })
  const block = values ? storedBlock(definition, values) : newBlock(definition, 'b1')
  return openPage({ format: 1, blocks: [block] }, [definition], options)
}

/** For tests: the panel open on a page, its first block selected. */
export function openPage(content: PageContent, blocks: readonly AnyBlock[], options: Options = {}) {
  const registry = new Map(blocks.map((block) => [block.name, block]))
  const settings = { ...BLANK_SETTINGS, title: 'Visit', externalUrl: '/visit' }
  const session: EditorSession = {
    documentId: 1,
    target: 'location',
    registry,
    pageStore: createPageStore(editedPage(settings, content, registry)),
    uiStore: createUiStore(['en-US', 'gu-IN']),
    // The panel asks it only what blocks list.
    source: options.source ?? ({} as EditorSource),
    context: {
      location: options.location ?? { id: 10, name: 'Toronto' },
      ...{ language: 'en-US', now: '2026-11-20T15:00:00Z', query: {} },
    } as EditorSession['context'],
    layout: null,
    maxBlocks: 500,
    canEdit: options.canEdit ?? true,
    ...options.session,
  }
  session.uiStore.select(content.blocks[0]?.id ?? null)
  const { search = sampleSearch } = options
  const answers = { ...answersOf(search), ...options.answers }
  let renders = 0
  const { container } = render(
    <AppProvider value={{ client: clientOf(answers) } as AppContext}>
      <SessionProvider value={session}>
        <Profiler
          id="panel"
          onRender={() => {
            renders += 1
          }}
        >
          <RecordSearchProvider value={search}>
            {options.around ? options.around(<Panel />) : <Panel />}
          </RecordSearchProvider>
        </Profiler>
      </SessionProvider>
    </AppProvider>,
  )
  return {
    ...session,
    session,
    container,
    user: userEvent.setup(),
    form: () => within(screen.getByRole('form')),
    stored: (name: string, id = 'b1') =>
      rawProps(blockOf(session.pageStore.getState().page.tree, id))[name],
    saved: () => contentOf(session.pageStore.getState().page),
    steps: () => session.pageStore.getState().past.map(({ label }) => label),
    renders: () => renders,
  }
}

type Answers = Readonly<Record<string, (variables: Readonly<Record<string, unknown>>) => object>>

/** The answers of a server with these pictures. */
function answersOf({
  pictures,
}: RecordSearch & { readonly pictures: { readonly answers?: Answers } }) {
  return pictures.answers
}

/** A client whose server has nothing but these answers, by the names of the operations. */
function clientOf(answers: Answers = {}) {
  const known: Answers = { ...LANGUAGES, ...answers }
  return createClient({
    async fetch(_url, init) {
      const { operationName, query, variables } = JSON.parse(String(init?.body))
      const data = { ...known[operationName]?.(variables) }
      return Response.json({ data: completeAnswer(query, variables, data) })
    },
  })
}

const LANGUAGES: Answers = { SiteLanguages: () => ({ siteLanguages: ['en-US', 'gu-IN'] }) }

interface Options {
  readonly session?: Partial<EditorSession>
  readonly search?: RecordSearch
  readonly answers?: Answers
  readonly canEdit?: boolean
  readonly source?: EditorSource
  readonly location?: Location
  /** Puts something around the panel that gives it a part of the shell. */
  readonly around?: (panel: ReactNode) => ReactNode
}

function storedBlock(definition: AnyBlock, values: Readonly<Record<string, unknown>>): StoredBlock {
  const fields = Object.entries(values).map(([name, value], index) => ({
    id: `f${index + 1}`,
    type: definition.fields[name]?.type ?? 'string',
    name,
    value,
  }))
  return { id: 'b1', name: definition.name, fields }
}

/** Three records of every kind; those found by slug have one, the others the ids 1 to 3. */
export const sampleSearch: RecordSearch = {
  search: async (kind, text) =>
    sampleRecords(kind).filter(({ title }) => title.toLowerCase().includes(text.toLowerCase())),
  find: async (kind, keys) => sampleRecords(kind).filter(({ key }) => keys.includes(key)),
  blocksOn: async (pageId) => [{ id: `b-${pageId}`, label: `Part of page ${pageId}` }],
  usedValues: async () => ['Seva', 'ઉત્સવ'],
  pictures: samplePictures(),
}
