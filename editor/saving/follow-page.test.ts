import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { CHANGED } from '#schema/api/changes'
import { rawProps } from '#schema/page/stored-props'
import type { ApiClient } from '../api/fetch-query'
import { changeField } from '../store/change-fields'
import { SharedPage, TogetherEditor } from '../testing/edited-together'
import { contentOfLine, testSession } from '../testing/open-session'
import { createNotices, type Editing } from './editing'
import { followPage } from './follow-page'
import { merging } from './lazy-merge'
import { loadVersion } from './load-version'

vi.mock('./load-version', () => ({ loadVersion: vi.fn() }))

let stop = (): void => undefined
let tell: (change: object) => void = () => undefined
class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2
  readonly readyState = 1
  constructor() {
    super()
    tell = (change) =>
      this.dispatchEvent(new MessageEvent(CHANGED, { data: JSON.stringify(change) }))
  }
  close(): void {}
}

// Fetched with the first change of someone else: here it is there before the clock stands still.
beforeAll(() => merging.fetch())
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('EventSource', FakeEventSource)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what is told of is fetched and shown, and kept back from the caret until it has gone', async () => {
  const { mine, theirs, page, event } = follow()
  changeField(theirs.session, 'a', 'text', 'Their Words')
  changeField(theirs.session, 'b', 'text', 'Beside')
  await send(theirs)
  mine.session.uiStore.write({ blockId: 'a', path: 'text' })
  tell(event())
  await settled()
  expect(texts(mine)).toEqual({ a: 'Words', b: 'Beside' })
  expect(mine.session.uiStore.getState().marked?.blockIds).toEqual(['b'])
  mine.session.uiStore.write(null)
  await vi.advanceTimersByTimeAsync(10)
  expect(texts(mine)).toEqual({ a: 'Their Words', b: 'Beside' })
  expect(mine.saver.bases().pending).toBeNull()
  expect(page.version).toBe(2)
})

test('the answer to a save of one’s own is not asked about again; a step of publishing is', async () => {
  const { mine, event } = follow()
  tell(event())
  changeField(mine.session, 'a', 'text', 'Mine')
  mine.save()
  await settled()
  tell({ ...event(), version: 2, tag: 'two' })
  mine.pending.shift()?.()
  await settled()
  expect(loadVersion).not.toHaveBeenCalled()
  tell({ ...event(), version: 2, tag: 'published' })
  await settled()
  expect(loadVersion).toHaveBeenCalledTimes(1)
})

function follow() {
  const { settings } = testSession('a b').pageStore.getState().page
  const page = new SharedPage({ settings, content: contentOfLine('a b') })
  const [mine, theirs] = [new TogetherEditor('Me', page), new TogetherEditor('Asha', page)]
  vi.mocked(loadVersion).mockReset()
  vi.mocked(loadVersion).mockImplementation(async () => ({
    saved: { ...mine.saver.store.getState().saved, version: page.version },
    theirs: page.current,
  }))
  const document = { item: { language: 'en-US', locationId: 10 } }
  const editing = { saver: mine.saver, document, notices: createNotices() } as unknown as Editing
  stop = followPage({ client: {} as ApiClient, session: mine.session, editing })
  const event = () => ({
    ...{ id: 1, version: page.version, publishedVersion: null, tag: String(page.version) },
    ...{ status: 'DRAFT', recordStatus: 'ACTIVE' },
  })
  return { mine, theirs, page, event }
}

async function send(editor: TogetherEditor): Promise<void> {
  editor.save()
  await settled()
  editor.pending.shift()?.()
  await settled()
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}

function texts({ session }: TogetherEditor): Record<string, unknown> {
  const { blocks } = session.pageStore.getState().page.tree
  return Object.fromEntries([...blocks].map(([id, block]) => [id, rawProps(block).text]))
}
