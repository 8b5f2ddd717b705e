import { describe, expect, test } from 'vitest'
import type { PageContent } from '#schema/page/content'
import { mergeContent } from '#schema/page/merge/merge-content'
import { bothDatabases } from '../../app/testing/test-app'
import { SAVE } from '../../graphql/testing/test-api'
import { makeTestPage } from '../../graphql/testing/test-network'
import type { ReadStream } from './testing/read-stream'
import { come, useStreams } from './testing/streams'

describe.each(bothDatabases)('a page edited by several, on $kind', ({ url }) => {
  const { api, serve, open } = useStreams(url)

  test('three programs that edit one page, each by what it is told, lose no word and end with the same page', async () => {
    const words = ['one', 'two', 'three', 'four', 'five', 'six']
    const content = (texts: readonly string[]): PageContent => ({
      format: 1,
      blocks: texts.map((value, at) => ({
        ...{ id: `b_${at}`, name: 'Hero' },
        fields: [{ id: 'f1', type: 'string', name: 'title', value }],
      })),
    })
    const id = await makeTestPage(api(), 'Together', content(words))
    const { address } = await serve()
    const written: string[] = []
    const programs = await Promise.all(
      ['a', 'b', 'c'].map(async (name) => {
        const stream = await open(address, id)
        await come(stream, 1)
        return { name, stream, version: 1, base: content(words), mine: content(words) }
      }),
    )
    await Promise.all(programs.map((program) => editAlong(program)))
    for (const program of programs) await catchUp(program)
    const [first] = programs
    for (const { mine } of programs) expect(mine).toEqual(first?.mine)
    const text = JSON.stringify(first?.mine)
    expect(written).toHaveLength(60)
    expect(written.filter((word) => !text.includes(word))).toEqual([])

    async function editAlong(program: Program): Promise<void> {
      for (let turn = 0; turn < 20; turn += 1) {
        const word = `${program.name}${turn}x`
        written.push(word)
        // Each program edits beside its own initial words, because adjacent edits would conflict.
        const own = words[['a', 'b', 'c'].indexOf(program.name) + 3 * (turn % 2)] ?? ''
        program.mine = JSON.parse(
          JSON.stringify(program.mine).replace(new RegExp(`\\b${own}\\b`), `${own} ${word}`),
        ) as PageContent
        if (turn % 3 === 2) await saveMerged(program)
      }
      await saveMerged(program)
    }

    /** Merges what it has been told of, and saves until nobody was first. */
    async function saveMerged(program: Program): Promise<void> {
      for (;;) {
        await catchUp(program)
        if (JSON.stringify(program.mine) === JSON.stringify(program.base)) return
        const sent = program.mine
        const topic = { items: [{ content: sent }] }
        const { data, errors } = await api().ask(SAVE, {
          ...{ id, topic, expectedVersion: program.version },
        })
        if (errors.length === 0) {
          program.version = data.createOrUpdateDocument.version
          program.base = sent
          return
        }
        expect(errors[0]?.extensions.code).toBe('CONFLICT')
        await expect
          .poll(() => newest(program), { timeout: 1000, interval: 5 })
          .toBeGreaterThan(program.version)
      }
    }

    async function catchUp(program: Program): Promise<void> {
      const told = await api().ask(
        'query ($id: ID!) { document(id: $id) { version topic { items { content } } } }',
        { id },
      )
      const { version, topic } = told.data.document
      if (version === program.version) return
      const theirs = topic.items[0].content as PageContent
      const { base, mine } = program
      const merged = mergeContent({ base, mine, theirs })
      expect(merged.clashes).toEqual([])
      Object.assign(program, { version, base: theirs, mine: merged.content })
    }

    function newest({ stream }: Program): number {
      return stream.events.at(-1)?.change?.version ?? 0
    }
  })
})

/** One that edits a page: the version it has seen, and what it has made of it. */
interface Program {
  readonly name: string
  readonly stream: ReadStream
  version: number
  base: PageContent
  mine: PageContent
}
