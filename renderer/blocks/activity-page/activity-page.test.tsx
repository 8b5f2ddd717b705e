import { fireEvent, within } from '@testing-library/dom'
import { beforeAll, expect, test } from 'vitest'
import { definitions } from '#renderer/registry/definitions'
import { withObservers } from '#renderer/testing/browser'
import { startIslandsIn } from '#renderer/testing/islands'
import { renderBlock } from '#renderer/testing/render'
import { violations } from '#renderer/testing/violations'
import { homePage, picture, sourceOfRecords, sourceWith, toronto } from '#renderer/testing/world'
import type { PageContext } from '#schema/site/page-context'
import { activityOf } from '../../testing/records'

beforeAll(() => void withObservers())

const words = {
  title: 'Bal Sabha',
  intro: '<p>Children learn by <em>acting</em>.</p>',
  images: [picture(1), picture(2), picture(3)],
  signUpUrl: 'https://example.org/join',
  sessions: [
    { title: 'Bal Sabha', ages: '4-13', timing: 'Sundays, 4:30pm to 6:30pm', texts: [] },
    { title: 'Kishore Sabha', ages: '14-21', timing: 'Fridays, 7:00pm to 8:30pm', texts: [] },
  ],
}
const balSabha = activityOf(1, words, { key: 'bal-sabha' })
const inOttawa = { ...words, title: 'Bal Sabha in Ottawa' }
const all = [
  activityOf(9, inOttawa, { key: 'bal-sabha', locationSlug: 'ottawa' }),
  balSabha,
  activityOf(2, { title: 'Choir' }, { key: 'choir', locationSlug: 'ottawa' }),
]

const source = {
  ...sourceOfRecords(all),
  location: async (slug: string) => ({ ...toronto, slug, name: `Mandir ${slug}` }),
  trail: async () => [{ id: 6, title: 'Connect', path: '/connect' }],
}
const ofRecord = (slug: string): Partial<PageContext> => ({ record: { kind: 'activity', slug } })

function render(props: Readonly<Record<string, unknown>>, page: Partial<PageContext> = {}) {
  return renderBlock('ActivityPage', props, { source, page })
}

test('on the template page of activities it shows that of the address', async () => {
  const root = await render({}, ofRecord('bal-sabha'))
  expect(within(root).getByRole('heading', { level: 1 }).textContent).toBe('Bal Sabha')
  const crumbs = within(within(root).getByRole('navigation', { name: 'Breadcrumbs' }))
  expect(crumbs.getByText('Connect').getAttribute('href')).toBe('/connect')
})

test('the words, the sign-up link and the pictures are those of the record', async () => {
  const root = await render({ activity: 'bal-sabha' })
  expect(within(root).getByText('acting').tagName).toBe('EM')
  const signUp = within(root).getByRole('link', { name: 'Sign up' })
  expect(signUp.getAttribute('href')).toBe('https://example.org/join')
  // Its own picture is at the top already.
  expect(root.querySelectorAll('.pictures-item')).toHaveLength(2)
  expect(await violations(root)).toEqual([])
})

test('it says where and when Bal Sabha and Kishore Sabha meet, and for which ages', async () => {
  const root = await render({ activity: 'bal-sabha' })
  const meetings = within(within(root).getByRole('region', { name: 'Location and times' }))
  expect(meetings.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `Bal SabhaAges 4–13Sundays, 4:30pm to 6:30pmHaveli, ${toronto.name}`,
    `Kishore SabhaAges 14–21Fridays, 7:00pm to 8:30pmHaveli, ${toronto.name}`,
  ])
})

test('an activity without groups says when it is itself, and of another location where that is', async () => {
  const root = await render({ activity: 'choir' })
  expect(within(root).getByText('Sundays, 4:30pm to 6:30pm')).toBeDefined()
  expect(within(root).getByText('Haveli, Mandir ottawa')).toBeDefined()
  expect(within(root).queryByRole('link', { name: 'Sign up' })).toBeNull()
})

test('pictures open large', async () => {
  const root = await render({ activity: 'bal-sabha' })
  const stop = startIslandsIn(root)
  fireEvent.click(within(root).getByRole('link', { name: 'Enlarge: Picture 2' }))
  expect(root.querySelector('dialog')?.open).toBe(true)
  stop()
})

test.each(['nothing', '../../etc', 'બાળ-સભા', '<script>'])(
  'an activity that is not there is Not Found: %s',
  async (slug) => {
    const root = await render({}, ofRecord(slug))
    expect(within(root).getByRole('heading', { level: 1 }).textContent).toBe('Not Found')
    const definition = definitions.get('ActivityPage')
    const load = (activity: string | null, page: Partial<PageContext>) =>
      definition?.load?.(sourceWith(source), { activity }, { ...homePage, ...page })
    expect(definition?.isMissing?.(await load(null, ofRecord(slug)))).toBe(true)
    // An ordinary page is there, whatever became of the activity that it shows.
    expect(definition?.isMissing?.(await load(slug, {}))).toBe(false)
  },
)
