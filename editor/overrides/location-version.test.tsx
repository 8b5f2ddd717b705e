import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { documentOf, fakePage, textBlock } from '../testing/fake-pages'
import { openApp } from '../testing/open-app'
// Read before a test waits for them.
import '../panel/panel'
import '../page-editor/page-editor'
import '../panel/fields/field-origin'
import './changes-dialog'
import './load-location-version'
import './location-banner'

vi.setConfig({ testTimeout: 60_000 })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('what is typed at a location is saved as its override, marked, published there, and put back by one press', async () => {
  const { user, api, state } = await openAtOttawa()
  expect(banner().textContent).toContain('Ottawa’s version of a network page.')
  expect(screen.queryByText('Changed here')).toBeNull()
  expect((await screen.findAllByText('From the network')).length).toBeGreaterThan(1)
  retitle('Visit Ottawa')
  expect(await screen.findByText('Changed here')).toBeTruthy()
  await waitFor(() => expect(state.saves).toHaveLength(1), { timeout: 10_000 })
  expect(state.saves[0]).toMatchObject({
    ...{ documentId: '7', locationId: '12', language: 'en-US' },
    ...{ baseVersion: 4, expectedVersion: 0, page: { title: 'Visit Ottawa' } },
  })
  await waitFor(() => expect(banner().textContent).toContain('1 change here'))
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  await screen.findAllByText('Published.')
  expect(state.published).toEqual([1])
  await user.click(screen.getByRole('button', { name: 'Reset “Title” to the network' }))
  expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Visit us')
  expect(screen.queryByText('Changed here')).toBeNull()
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() =>
    expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Visit Ottawa'),
  )
  // Nothing of it was sent as the network's page.
  expect(api.asked.some(({ operation }) => /^(Save|Publish)Document$/.test(operation))).toBe(false)
})

test('someone who saved first at the location is merged, on the network’s page as it is then', async () => {
  const { state } = await openAtOttawa()
  state.version = 3
  state.networkVersion = 5
  state.page.description = 'Come early.'
  retitle('Visit Ottawa')
  await waitFor(() => expect(state.saves).toHaveLength(2), { timeout: 10_000 })
  expect(state.saves[1]).toMatchObject({
    ...{ baseVersion: 5, expectedVersion: 3 },
    page: { title: 'Visit Ottawa', description: 'Come early.' },
  })
})

test('who may only contribute finds no Publish; head office’s lock says who locked it and why, and can’t be taken off', async () => {
  const locked = { ...textBlock('locked', 'Fixed words'), locked: { by: 'Mira', reason: 'Legal.' } }
  const { user } = await openAtOttawa({ permission: 'CONTRIBUTE', blocks: [locked] })
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Submit for review' })).toBeNull()
  await user.click(await screen.findByText('Fixed words'))
  const note = await screen.findByText(/Mira locked this for all locations/)
  expect(note.textContent).toContain('Legal.')
  expect(screen.queryByRole('button', { name: 'Unlock' })).toBeNull()
})

test('a conflict with the network is decided by one press, with both texts in sight', async () => {
  const { user, state } = await openAtOttawa({ differences: [CONFLICT] })
  expect(banner().textContent).toContain('The network changed something after you did')
  await user.click(within(banner()).getByRole('button', { name: 'Review changes' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Changed at Ottawa' }))
  const part = within(
    await dialog.findByRole('region', { name: 'The network changed this after you did' }),
  )
  expect(part.getByText(/Dress/).closest('li')?.textContent).toContain('Cover')
  await user.click(part.getByRole('button', { name: 'Use the network’s version' }))
  await dialog.findByText('There are no changes. The page is the same as the network’s.')
  expect(state.decided).toEqual([{ differenceId: 'en-US|title', use: 'NETWORK' }])
})

test('a changed list is shown item by item, and its pictures as pictures', async () => {
  const aarti = (title: string) => ({ title, time: '9:00am' })
  const times = {
    ...{ ...CONFLICT, id: 'en-US|times', kind: 'FIELD', state: 'APPLIED', field: 'items' },
    ...{ blockId: 'day', blockName: 'Programme', blockKind: 'Programme' },
    network: [aarti('Mangala aarti'), aarti('Rajbhog aarti'), aarti('Katha')],
    location: [aarti('Mangala aarti at dawn'), aarti('Katha'), { title: 'પ્રસાદ' }],
  }
  const pictures = {
    ...{ ...times, id: 'en-US|medias', blockName: 'Media', blockKind: 'Media', field: 'medias' },
    ...{ network: [1, 2], location: [1, 3] },
  }
  const { user } = await openAtOttawa({ differences: [times, pictures] })
  await user.click(within(banner()).getByRole('button', { name: /Changed here…|Review changes/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Changed at Ottawa' }))
  const rows = within(await dialog.findByRole('region', { name: 'Changed here' }))
  const items = (await rows.findAllByRole('listitem')).filter((row) =>
    row.parentElement?.matches('.ed-list-changes'),
  )
  expect(items.map((row) => row.querySelector('.panel-origin')?.textContent)).toEqual([
    ...['Changed here', 'Added here', 'Removed here', 'Changed here'],
  ])
  // Only the field that differs, with its new words marked.
  expect(items[0]?.querySelectorAll('.ed-two-texts')).toHaveLength(1)
  expect([...(items[0]?.querySelectorAll('mark') ?? [])].map((run) => run.textContent)).toEqual([
    ' at dawn',
  ])
  expect(items[1]?.textContent).toContain('પ્રસાદ')
  expect(items[2]?.textContent).toContain('Rajbhog aarti')
  expect(rows.getAllByText('1 more is the network’s')).toHaveLength(2)
  expect(items[3]?.querySelectorAll('.panel-thumbnail')).toHaveLength(2)
})

test('“Show only changes” leaves out what is as the network has it, and shows the whole page again', async () => {
  const { user } = await openAtOttawa({
    blocks: [textBlock('a', 'Changed words'), textBlock('b', 'Words of all')],
    networkBlocks: [textBlock('a', 'First words'), textBlock('b', 'Words of all')],
  })
  const displayOf = (words: string) => {
    const block = screen.getAllByText(words)[0]?.closest('[data-block-id]')
    return block ? getComputedStyle(block).display : null
  }
  await screen.findAllByText('Words of all')
  await user.click(within(banner()).getByRole('button', { name: 'Show only changes' }))
  expect(displayOf('Words of all')).toBe('none')
  expect(displayOf('Changed words')).not.toBe('none')
  await user.click(within(banner()).getByRole('button', { name: 'Show the whole page' }))
  expect(displayOf('Words of all')).not.toBe('none')
})

const CONFLICT = {
  ...{ id: 'en-US|title', kind: 'PAGE', state: 'CONFLICT', language: 'en-US' },
  ...{ blockId: null, blockName: null, field: 'title', merged: null, lock: null },
  ...{ location: 'Dress warmly', network: 'Cover your shoulders' },
}

function banner(): HTMLElement {
  return screen.getByRole('region', { name: 'Location version' })
}

function retitle(value: string): void {
  fireEvent.change(screen.getByLabelText('Title'), { target: { value } })
}

type Variables = Record<string, unknown>

/** Page 7 of the network, opened as Ottawa has it, over a server that keeps its override. */
async function openAtOttawa({
  permission = 'MANAGE',
  blocks = [textBlock('a', 'Words')],
  networkBlocks = null as ReturnType<typeof textBlock>[] | null,
  differences = [] as object[],
} = {}) {
  const own = { title: 'Visit us', description: 'About', imageId: null }
  const network = { ...own, content: { format: 1, blocks: networkBlocks ?? blocks } }
  const effective = { ...own, content: { format: 1, blocks } }
  const state = {
    ...{ version: 0, networkVersion: 4, page: effective, differences },
    ...{ saves: [] as Variables[], published: [] as unknown[], decided: [] as unknown[] },
  }
  const document = { ...documentOf(fakePage({ publishedVersion: 3, blocks })), locationId: '10' }
  const told = (hasChanges: boolean) => ({
    ...{ version: state.version, hasChanges, differenceCount: hasChanges ? 1 : 0 },
    savedAt: '2026-03-01T14:32:00.000Z',
  })
  const opened = openApp('/editor/pages/7?location=ottawa', {
    answers: {
      Document: () => ({ data: { document } }),
      EffectivePage: () => {
        const { version, networkVersion, page } = state
        const answer = {
          ...{ language: 'en-US', source: 'NETWORK', networkVersion, version, page, network },
          ...{ hasChanges: version > 0, updatedAt: null, updatedBy: 'Asha', permission },
          detached: null,
          differences: state.differences,
        }
        return { data: { effectivePage: answer } }
      },
      SaveOverride(variables) {
        state.saves.push(variables)
        if (variables.expectedVersion !== state.version) return CONFLICTING
        state.version += 1
        state.page = variables.page as typeof state.page
        return { data: { saveOverride: told(true) } }
      },
      PublishOverride({ expectedVersion }) {
        state.published.push(expectedVersion)
        return { data: { publishOverride: told(false) } }
      },
      DecideDifferences({ choices }) {
        state.decided.push(...(choices as unknown[]))
        state.differences = []
        state.version += 1
        return { data: { decideDifferences: told(true) } }
      },
    },
  })
  await screen.findByRole('region', { name: 'Location version' })
  await screen.findByRole('form')
  return { ...opened, state }
}

const CONFLICTING = {
  data: null,
  errors: [{ message: 'Someone saved a newer version.', extensions: { code: 'CONFLICT' } }],
}
