import { describe, expect, test } from 'vitest'
import { bothDatabases } from '../app/testing/test-app'
import { OTTAWA } from '../documents/overrides/testing/override-site'
import { ALL_LOCATIONS, dayFromNow, SEND, useKits } from '../kits/testing/kit-site'
import { createMoments } from './moments'
import { LINK } from './testing/moment-site'

describe.each(bothDatabases)('a kit at a moment, on $kind', ({ url }) => {
  const { diwali, outcomes, ready, submit, done, site, html } = useKits(url)

  async function at(time: string, path: string) {
    const { url: link } = await done(LINK, { locationId: OTTAWA, at: time })
    const { headers } = await site().get(link)
    const cookie = String(headers['set-cookie']).split(';')[0] ?? ''
    return (await site().get(`${headers.location}${path}`, { cookie })).body
  }

  test('its page, banner and days are there from its schedule to its last day', async () => {
    const lastDay = `${dayFromNow(6)}T00:00`
    const kitId = await diwali('Ahead', { lastDay, unpublishes: true })
    await outcomes(SEND, { kitId, at: ALL_LOCATIONS })
    await ready(kitId, OTTAWA)
    await submit(kitId, OTTAWA, `${dayFromNow(3)}T06:00`)
    expect(await at(`${dayFromNow(2)}T12:00`, '/ahead')).not.toContain('Main hall')
    const during = await at(`${dayFromNow(4)}T12:00`, '/ahead')
    expect(during).toContain('In Main hall.')
    expect(during).toContain('Annakut at Main hall')
    expect(await at(`${dayFromNow(8)}T12:00`, '/ahead')).not.toContain('Main hall')
    expect(await html('/ottawa/ahead')).not.toContain('Main hall')
  })

  test('hours and the navigation of the location are those of the moment', async () => {
    const kitId = await diwali('Hours ahead')
    await outcomes(SEND, { kitId, at: ALL_LOCATIONS })
    await ready(kitId, OTTAWA)
    await submit(kitId, OTTAWA, `${dayFromNow(3)}T06:00`)
    const { app } = site()
    const address = { slug: 'ottawa', at: `${dayFromNow(4)}T12:00` }
    const { url: link } = await done(LINK, { locationId: OTTAWA, at: address.at })
    const token = new URL(link, 'http://x').searchParams.get('token') ?? ''
    const moments = createMoments(app)
    const view = await moments.find(address, token)
    const names = await moments.simulate(view ?? expect.fail(), async ({ content }) => {
      const location = await content.source(() => undefined).record('location', 'ottawa')
      return location?.specialDays.map(({ name }) => name)
    })
    expect(names).toContain('Annakut day')
    const now = await done(`query { location(slug: "ottawa") { specialDays { name } } }`, {})
    expect(JSON.stringify(now)).not.toContain('Annakut day')
  })
})
