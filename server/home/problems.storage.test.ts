import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PageContent } from '#schema/page/content'
import { testDatabases } from '../app/testing/test-app'
import { mediaItems } from '../database/tables'
import { createAskAs, type Variables } from '../graphql/testing/ask-as'
import { callOf } from '../graphql/testing/mutations'
import { textPage } from '../import/testing/small-network'
import { API_PRINCIPAL } from '../people/access/principal'
import { openTestSite, type TestSite } from '../site/testing/test-site'

const STEPS = [
  ...['publish', 'publish', 'unpublish', 'republish', 'move', 'trash', 'restore', 'archive'],
  ...['redirect', 'describe', 'forget', 'describeInLibrary', 'hideSource', 'showSource'],
] as const

const STATE = `query ($id: ID!) { document(id: $id) { version recordStatus } }`
const PROBLEMS = '{ problems { kind documentId detail } }'

describe.each(testDatabases)('what is said to be wrong on $kind', ({ url }) => {
  let site: TestSite
  let count = 0
  beforeAll(async () => {
    site = await openTestSite(url)
  }, 120_000)
  afterAll(() => site.close())

  const ask = (query: string, variables: Variables) =>
    createAskAs(site.app)(API_PRINCIPAL, query, variables)

  test('is what a visitor meets, after any steps', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...STEPS), { minLength: 3, maxLength: 8 }),
        async (steps) => {
          const scene = await makeScene()
          for (const step of steps) {
            await scene.take(step)
            expect(await scene.wrong(), steps.join()).toEqual(await scene.met())
          }
          // The list is short: what earlier walks left would fill it.
          await scene.take('hideSource')
        },
      ),
      { numRuns: 25, endOnFailure: true },
    )
  }, 240_000)

  /** A page with a picture, and with links to another page by address and by id. */
  async function makeScene() {
    count += 1
    const paths = [`/target-${count}`]
    const picture = `lamps-${count}.jpg`
    const target = await site.publish({ address: paths[0] ?? '', text: 'Here' })
    const [stored] = await site.app.database.orm
      .insert(mediaItems)
      .values({ locationId: 10, displayName: picture, type: 'image/jpeg', width: 800, height: 600 })
      .returning({ id: mediaItems.id })
    const mediaId = stored?.id ?? 0
    const contentWith = (alt: string) =>
      withButton(
        textPage(
          `<p><a href="${paths[0]}">Here</a></p><p><img src="/media/${mediaId}" alt="${alt}" /></p>`,
        ),
        Number(target),
      )
    const source = await site.publish({
      ...{ address: `/source-${count}`, text: '', content: contentWith('') },
    })
    const stateOf = async (id: string) =>
      (await ask(STATE, { id })).data?.document as { version: number; recordStatus: string }
    const run = async (name: string, id: string, more: object = {}) =>
      ask(callOf(name), { id, expectedVersion: (await stateOf(id)).version, ...more })

    async function take(step: (typeof STEPS)[number]): Promise<void> {
      switch (step) {
        case 'publish':
          return void (await run('publishDocument', target))
        case 'unpublish':
          return void (await run('unpublishDocument', target))
        case 'republish':
          return void (await run('republishDocument', target))
        case 'move': {
          const externalUrl = `/target-${count}-${paths.length}`
          await run('createOrUpdateDocument', target, { topic: { externalUrl } })
          paths.push(externalUrl)
          return
        }
        case 'trash':
          return void (await run('setRecordStatus', target, { status: 'DELETED' }))
        case 'archive':
          return void (await run('setRecordStatus', target, { status: 'ARCHIVED' }))
        case 'restore': {
          const { recordStatus } = await stateOf(target)
          const status = recordStatus === 'DELETED' ? 'INACTIVE' : 'ACTIVE'
          return void (await run('setRecordStatus', target, { status }))
        }
        case 'redirect':
          return void (await ask(callOf('addRedirects'), {
            ...{ locationId: '10', redirects: [{ path: paths[0], target: '/' }] },
          }))
        case 'describe':
        case 'forget': {
          const content = contentWith(step === 'describe' ? 'Lamps' : '')
          await run('createOrUpdateDocument', source, { topic: { items: [{ content }] } })
          return void (await run('publishDocument', source))
        }
        case 'describeInLibrary':
          return void (await ask(callOf('updateMediaItem'), { id: mediaId, altText: 'Lamps' }))
        case 'hideSource':
          return void (await run('setRecordStatus', source, { status: 'ARCHIVED' }))
        case 'showSource':
          return void (await run('setRecordStatus', source, { status: 'ACTIVE' }))
      }
    }

    const isThere = async (path: string): Promise<boolean> => {
      const { statusCode, headers } = await site.get(path)
      if (statusCode < 300 || statusCode >= 400) return statusCode === 200
      return isThere(new URL(String(headers.location), 'http://site').pathname)
    }

    return {
      take,
      /** The problems listed for the source. */
      async wrong(): Promise<readonly string[]> {
        const { data } = await ask(PROBLEMS, {})
        const rows = data?.problems as readonly Problem[]
        return rows
          .filter(({ documentId }) => documentId === source)
          .map(({ kind, detail }) => `${kind} ${detail}`)
          .sort()
      },
      /** The problems that a visitor of the source meets. */
      async met(): Promise<readonly string[]> {
        const { statusCode, body } = await site.get(`/source-${count}`)
        if (statusCode !== 200) return []
        // A button without a target is not shown.
        const [, button] = /<a [^>]*href="([^"]+)"[^>]*>\s*By number/.exec(body) ?? []
        return [
          (await isThere(paths[0] ?? '/')) ? null : `DEAD_LINK ${paths[0]}`,
          button && (await isThere(button)) ? null : `DEAD_LINK A page`,
          body.includes('alt="Lamps"') ? null : `MISSING_ALT ${picture}`,
        ]
          .filter((problem) => problem !== null)
          .sort()
      },
    }
  }
})

function withButton({ blocks, ...page }: PageContent, pageId: number): PageContent {
  const link = { pageId, blockId: null, href: null }
  const value = [{ label: 'By number', link, look: 'FILLED' }]
  const fields = [{ id: 'f1', type: 'array', name: 'items', value }]
  return { ...page, blocks: [...blocks, { id: 'b_buttons', name: 'Buttons', fields }] }
}

interface Problem {
  readonly kind: string
  readonly documentId: string | null
  readonly detail: string
}
