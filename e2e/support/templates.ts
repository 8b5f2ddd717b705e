import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { graphql, publishPage, requestGraphql, type Saved } from './api'

const root = fileURLToPath(new URL('../..', import.meta.url))
const LOCATION = { id: 10, name: 'Brookfield' }

interface MadePage {
  readonly title: string
  readonly description: string
  readonly blocks: readonly unknown[]
}

/** A template, and a page made of it as the editor makes it. */
export interface TemplatePage {
  readonly id: string
  readonly label: string
  readonly page: MadePage
}

/** A page of every template, under a title of its own. */
export async function readTemplatePages(): Promise<readonly TemplatePage[]> {
  const [{ templates }, { pageOfTemplate }, { definitions }] = await Promise.all([
    read<{ templates: readonly { id: string; label: string }[] }>('templates/templates.ts'),
    read<{ pageOfTemplate: (...given: readonly unknown[]) => MadePage }>(
      'templates/page-of-template.ts',
    ),
    read<{ definitions: unknown }>('registry/definitions.ts'),
  ])
  return templates.map((template) => {
    const ids = Array.from({ length: 20 }, (_, index) => `${template.id}-${20 - index}`)
    const names = { title: `${template.label} of the year`, location: LOCATION.name }
    const page = pageOfTemplate(template, names, {
      registry: definitions,
      nextId: () => ids.pop() ?? '',
    })
    return { ...template, page }
  })
}

async function read<Module>(file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(`${root}renderer/${file}`, {
    root,
    logLevel: 'silent',
    resolve: { tsconfigPaths: true },
  })
  return module
}

/** Saves the page as a draft: a new one, or the next version of one. */
export async function savePageOf(
  address: string,
  { title, description, blocks }: MadePage,
  before?: Saved,
): Promise<Saved> {
  const items = [
    { language: 'en-US', locationId: LOCATION.id, title, content: { format: 1, blocks } },
  ]
  const { createOrUpdateDocument } = await graphql<{ createOrUpdateDocument: Saved }>(
    `mutation Save($id: ID, $version: Int, $title: String!, $description: String!, $topic: TopicInput!) {
      createOrUpdateDocument(id: $id, expectedVersion: $version, title: $title, description: $description, type: PAGE, topic: $topic) { id version }
    }`,
    {
      id: before?.id ?? null,
      version: before?.version ?? null,
      title,
      description,
      topic: { externalUrl: address, locationId: LOCATION.id, items },
    },
  )
  return createOrUpdateDocument
}

/** What publishing is refused with; nothing when it is done. */
export async function refusalsOf({ id, version }: Saved): Promise<readonly string[]> {
  const { errors } = await requestGraphql(
    'mutation Publish($id: ID!, $version: Int!) { publishDocument(id: $id, expectedVersion: $version) { id } }',
    { id, version },
  )
  const issues = errors?.[0]?.extensions.issues ?? []
  return (issues as readonly { readonly message: string }[]).map(({ message }) => message)
}

/** The page with words in place of its examples, published at the same address. */
export async function finish(address: string, page: MadePage, draft: Saved): Promise<void> {
  const words = JSON.stringify(page).replace(/\[\[.*?\]\]/g, 'words of our own')
  await publishPage(await savePageOf(address, JSON.parse(words) as MadePage, draft))
}
