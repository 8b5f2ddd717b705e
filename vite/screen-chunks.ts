import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'
import { neededBy as neededByModules } from './needed-by.ts'

const ENTRY = ['main.tsx']
const EDITOR = ['page-editor/page-editor.tsx']
const OTHERS = ['pages/page-list.tsx', 'sign-in/sign-in-page.tsx', 'sign-in/sign-in-dialog.tsx']
/** The modules that ask the server: a page comes with the answers to its first requests. */
const APOLLO = ['api/apollo/create-apollo.ts']
/** Its hooks, for whatever asks by them: neither the panel nor the tools, which would bring Apollo Client with them. */
const APOLLO_HOOKS = ['app/api-provider.tsx']
/** The modules that come right after the page. */
const PANEL = ['page-editor/settings-panel.tsx']
/** The modules that every page needs once it is shown. */
const AFTER_PAGE = [
  'top-bar/share-actions.tsx',
  'top-bar/save-steps.tsx',
  'top-bar/status-and-place.tsx',
  'publishing/status-chip.tsx',
  'publishing/state-banner.tsx',
  'overrides/place-switch.tsx',
  'publishing/publish-menu.tsx',
  'drag/pointer-drag.tsx',
  'canvas/overlay/bar-side.ts',
  'canvas/overlay/other-people.tsx',
  'library/apollo-record-search.ts',
]
/** Read by every site's header and footer, after the page. */
const NAVIGATION = ['../renderer/parts/navigation/load-navigation.ts']
/** The data of all blocks: for the palette and the inserter. */
const LIBRARY = ['../renderer/registry/definitions.ts']
/** The editor of formatted text: the largest part, fetched when nothing else is to be done. */
const WRITING = ['panel/controls/markup/visual-editor.tsx', 'text/markup-in-place.tsx']
/** Modules that are fetched when they are near: most pages are opened without a paste, another editor's save, a look at the outline, or being tried out. */
const PASTING = ['clipboard/paste.ts']
const MERGING = [
  'saving/take-theirs.ts',
  'saving/dialogs/page-conflict.tsx',
  'saving/dialogs/recover-page.tsx',
]
/** Fetched as the tools are, and a file of its own: it asks through Apollo Client, which they come without. */
const COMMANDS = ['commands/command-palette.tsx']
/** The content of pages beside their own blocks: shared blocks, and differences of locations. */
const OVERRIDES = ['../schema/page/overrides/with-shared-blocks.ts']
/** Modules that a page of the network, and the palette, need when the page has been open for a moment. */
const SETTLED = ['overrides/shown-at.tsx', 'shared-blocks/shared.tsx']
const LOCALISED = '/editor/api/apollo/localised-response.ts'
const OUTLINE = ['outline/outline.tsx']
const ISLANDS = ['../renderer/visitor/start-islands.ts']
/** Modules that are fetched when nothing else is to be done, so that they are there when they are needed. */
const TOOLS = [
  'api/locations.ts',
  'checks/run-checks.ts',
  'saving/follow-page.ts',
  'palette/palette.tsx',
  'checks/checks-panel.tsx',
  'palette/inserter-dialog.tsx',
  'text/insert-at-line.ts',
  'text/text-edges.ts',
  'blocks/block-menu-items.tsx',
  'canvas/trying-banner.tsx',
  'page-editor/side-rail.tsx',
  'top-bar/view-panel.tsx',
  'ui/floating/menu-list.tsx',
  'ui/floating/popover-panel.tsx',
  'ui/floating/tooltip-bubble.tsx',
]
/** Modules that blocks of a page need besides those that came with it. */
const SOURCES = ['api/server-source.ts']
/** Modules that come before someone can press a block, or automatically soon after. */
export const WITHOUT_APOLLO: readonly string[] = [EDITOR, PANEL, AFTER_PAGE, TOOLS, SOURCES]
  .flat()
  .filter((path) => !path.startsWith('../'))
/** The blocks that pages are made of most, and those around every page: a page seldom needs others. */
const USUAL_BLOCKS = [
  ...['text', 'media', 'hero', 'card-list', 'columns', 'section', 'hours-card', 'faqs', 'video'],
  ...['top-navigation', 'section-navigation', 'footer', 'getting-here'],
]

/** Making a library's extension or a schema has no effect of its own: what nobody imports of them is not sent. */
export const PURE_CALLS = [
  ...['Node.create', 'Extension.create', 'Mark.create'],
  ...[
    'z.object',
    'z.discriminatedUnion',
    'z.union',
    'z.literal',
    'z.record',
    'z.number',
    'z.boolean',
    'z.looseObject',
    'z.array',
    'z.enum',
    'z.nullable',
    'z.optional',
    'z.string',
    'z.int',
  ],
]

/**
 * Puts the modules that a screen of the editor needs at once into few files: those that every screen begins with, those that the page's editor shares
 * with other screens, the rest of the page's editor, what comes after it, and the block library. Left to itself the build makes a
 * file of every handful of modules that two screens share, hundreds in all, which pack worse and are each requested separately.
 */
export function screenChunks(): Rolldown.CodeSplittingOptions {
  let screens: Screens | null = null
  const group = (
    name: string,
    priority: number,
    isIn: (id: string, screens: Screens) => boolean,
  ) => ({
    debugName: name,
    priority,
    name(id: string, graph: Rolldown.ChunkingContext) {
      screens ??= {
        entry: neededBy(ENTRY, graph),
        editor: neededBy(EDITOR, graph),
        others: neededBy(OTHERS, graph),
        apollo: neededBy(APOLLO, graph),
        apolloHooks: neededBy(APOLLO_HOOKS, graph),
        navigation: neededBy(NAVIGATION, graph),
        panel: neededBy(PANEL, graph),
        afterPage: neededBy(AFTER_PAGE, graph),
        library: neededBy(LIBRARY, graph),
        writing: neededBy(WRITING, graph),
        tools: neededBy(TOOLS, graph),
        pasting: neededBy(PASTING, graph),
        merging: neededBy(MERGING, graph),
        overrides: neededBy(OVERRIDES, graph),
        settled: neededBy(SETTLED, graph),
        islands: neededBy(ISLANDS, graph),
        outline: neededBy(OUTLINE, graph),
        commands: neededBy(COMMANDS, graph),
        usualBlocks: neededBy(viewsOf(USUAL_BLOCKS), graph),
        blocks: neededBy([ALL_VIEWS, ...viewsOf(readdirSync(BLOCKS))], graph),
      }
      return isIn(id, screens) ? name : null
    },
  })
  return {
    groups: [
      // Shared by libraries that have nothing else in common: neither waits for the other.
      group('tslib', 9, (id) => id.includes('/node_modules/tslib/')),
      // Pictures are sent without Apollo Client, and their errors are in the editor's language, too.
      group('start', 8, (id, { entry }) => entry.has(id) || id.endsWith(LOCALISED)),
      group('screens', 7, (id, { editor, others }) => editor.has(id) && others.has(id)),
      group('page-editor', 6, (id, { editor }) => editor.has(id)),
      group('apollo', 5.5, (id, { apollo }) => apollo.has(id)),
      group('apollo-hooks', 5.4, (id, { apolloHooks }) => apolloHooks.has(id)),
      group('usual-blocks', 5, (id, { usualBlocks }) => usualBlocks.has(id)),
      // Modules that the panel shares with other blocks: neither waits for more of the other.
      group('records', 4.5, (id, { blocks, panel, navigation }) => {
        const isShared = id.endsWith('/schema/page/shared-block.ts')
        return (blocks.has(id) && panel.has(id)) || navigation.has(id) || isShared
      }),
      group('library', 4.2, (id, { library }) => library.has(id)),
      group('blocks', 4, (id, { blocks }) => blocks.has(id)),
      group('panel', 3, (id, { panel }) => panel.has(id)),
      group('after-page', 2, (id, { afterPage, others }) => afterPage.has(id) && !others.has(id)),
      // With the sheets of what is fetched next.
      group('tools', 1, (id, { tools, commands, settled }) => {
        const isSheet = id.endsWith('.css') && (commands.has(id) || settled.has(id))
        return tools.has(id) || isSheet
      }),
      group('commands', 0.9, (id, { commands }) => commands.has(id)),
      group('settled', 0.8, (id, { settled }) => settled.has(id)),
      group('writing', 0.5, (id, { writing }) => writing.has(id)),
      group('pasting', 0.4, (id, { pasting }) => pasting.has(id)),
      group('outline', 0.1, (id, { outline }) => outline.has(id)),
      group('islands', 0.2, (id, { islands }) => islands.has(id)),
      // Without what merges texts, which comes with formatted text.
      group('overrides', 0.35, (id, { overrides }) => overrides.has(id)),
      group('merging', 0.3, (id, { merging }) => merging.has(id)),
    ],
  }
}

type Screens = Readonly<
  Record<
    | 'entry'
    | 'editor'
    | 'others'
    | 'apollo'
    | 'apolloHooks'
    | 'navigation'
    | 'panel'
    | 'afterPage'
    | 'library'
    | 'writing'
    | 'tools'
    | 'pasting'
    | 'merging'
    | 'overrides'
    | 'settled'
    | 'islands'
    | 'outline'
    | 'commands'
    | 'usualBlocks'
    | 'blocks',
    ReadonlySet<string>
  >
>

const ALL_VIEWS = '../renderer/registry/views.ts'
const BLOCKS = fileURLToPath(new URL('../renderer/blocks', import.meta.url))

function viewsOf(folders: Iterable<string>): readonly string[] {
  return [...folders].map((folder) => `../renderer/blocks/${folder}/${folder}.view.tsx`)
}

/** Returns modules of `editor/` with everything they import at once. */
function neededBy(
  modules: readonly string[],
  graph: Rolldown.ChunkingContext,
): ReadonlySet<string> {
  return neededByModules(
    modules.map((path) => `editor/${path}`),
    graph,
  )
}
