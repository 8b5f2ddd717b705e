import { describe, expect, test } from 'vitest'
import { EMBEDS } from '#schema/site/embeds'
import { embedAt } from './embed-address'
import { EMBED_PATTERN, EMBED_PATTERNS, PROVIDER_LABELS } from './embed-patterns'

const FORM = '1FAIpQLSdTk0Zb3cU9kqYxXhOeK9Hf0G7y2z1'
const whole = new RegExp(`^(?:${EMBED_PATTERN})$`, 'u')

/** Addresses as people copy them, each with its provider and the address that the frame loads. */
const ADDRESSES = [
  [
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=90',
    'youtube',
    `${EMBEDS.youtube}aqz-KE-bpKQ?autoplay=1&rel=0&start=90`,
  ],
  [
    'https://www.youtube.com/shorts/aqz-KE-bpKQ',
    'youtube',
    `${EMBEDS.youtube}aqz-KE-bpKQ?autoplay=1&rel=0`,
  ],
  [
    'https://www.youtube.com/playlist?list=PLrAXtmErZgOeiKm4sgNOknGvNjby9efdf&si=x',
    'youtube',
    `${EMBEDS.youtube}videoseries?list=PLrAXtmErZgOeiKm4sgNOknGvNjby9efdf&autoplay=1&rel=0`,
  ],
  [
    'https://vimeo.com/76979871/8272103f6e',
    'vimeo',
    `${EMBEDS.vimeo}76979871?autoplay=1&dnt=1&h=8272103f6e`,
  ],
  [
    'https://soundcloud.com/mandir/evening-arti?utm_source=clipboard',
    'soundcloud',
    `${EMBEDS.soundcloud}?url=https%3A%2F%2Fsoundcloud.com%2Fmandir%2Fevening-arti&auto_play=true`,
  ],
  [
    'm.soundcloud.com/mandir/sets/kirtan',
    'soundcloud',
    `${EMBEDS.soundcloud}?url=https%3A%2F%2Fsoundcloud.com%2Fmandir%2Fsets%2Fkirtan&auto_play=true`,
  ],
  [
    'https://open.spotify.com/intl-de/playlist/37i9dQZF1DX0XUsuxWHRQd?si=1',
    'spotify',
    `${EMBEDS.spotify}playlist/37i9dQZF1DX0XUsuxWHRQd`,
  ],
  [
    'https://podcasts.apple.com/gb/podcast/swaminarayan-katha/id1234567890?i=1000123456789&l=en',
    'applePodcasts',
    `${EMBEDS.applePodcasts}gb/podcast/id1234567890?i=1000123456789`,
  ],
  [
    'https://www.google.com/maps/place/BAPS+Mandir+%26+Haveli/@45.4215,-75.6972,17z/data=!3m1!4b1?entry=ttu',
    'googleMaps',
    `${EMBEDS.map}?q=BAPS+Mandir+%26+Haveli&ll=45.4215,-75.6972&output=embed`,
  ],
  [
    'https://maps.google.com/?q=Neasden+Temple',
    'googleMaps',
    `${EMBEDS.map}?q=Neasden+Temple&output=embed`,
  ],
  [
    'https://www.google.co.uk/maps/@51.5474,-0.2616,15z',
    'googleMaps',
    `${EMBEDS.map}?q=51.5474,-0.2616&output=embed`,
  ],
  [
    'https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d2480.5!2d-0.26',
    'googleMaps',
    `${EMBEDS.sharedMap}?pb=!1m18!1m12!1m3!1d2480.5!2d-0.26`,
  ],
  [
    'https://www.google.com/maps/d/u/0/viewer?hl=en&mid=1aBcDeFgHiJkLmNoP&ll=51.5',
    'googleMaps',
    `${EMBEDS.ownMap}?mid=1aBcDeFgHiJkLmNoP`,
  ],
  [
    'https://www.openstreetmap.org/way/1234#map=17/51.54740/-0.26160',
    'openStreetMap',
    `${EMBEDS.openStreetMap}?bbox=-0.26482%2C51.54627%2C-0.25838%2C51.54853&layer=mapnik&marker=51.5474%2C-0.2616`,
  ],
  [
    `https://docs.google.com/forms/d/e/${FORM}/viewform?usp=sf_link`,
    'googleForms',
    `${EMBEDS.googleForms}${FORM}/viewform?embedded=true`,
  ],
  [
    'https://calendar.google.com/calendar/embed?src=mandir%40example.org&ctz=Europe%2FLondon',
    'googleCalendar',
    `${EMBEDS.googleCalendar}?src=mandir%40example.org&ctz=Europe%2FLondon`,
  ],
] as const

test.each(ADDRESSES)('%s is an address of %s', (address, provider, src) => {
  expect(embedAt(address)).toMatchObject({ provider, src })
  expect(embedAt(` ${address}\n`)).toMatchObject({ provider, src })
  expect(whole.test(address), 'the rule of the field').toBe(true)
})

test('every provider is tried, and has a label', () => {
  const tried = new Set(ADDRESSES.map(([, provider]) => provider))
  expect([...tried].sort()).toEqual(Object.keys(EMBED_PATTERNS).sort())
  expect(Object.keys(PROVIDER_LABELS).sort()).toEqual(Object.keys(EMBED_PATTERNS).sort())
})

test('every frame is one that the policy of pages allows, and its link one over https', () => {
  const allowed = Object.values(EMBEDS)
  for (const [address] of ADDRESSES) {
    const { src, href } = embedAt(address) ?? { src: '', href: '' }
    const [place = ''] = src.split('?')
    const fits = allowed.some((each) =>
      each.endsWith('/') ? place.startsWith(each) : place === each,
    )
    expect(fits, src).toBe(true)
    expect(new URL(href).protocol).toBe('https:')
  }
})

test.each([
  ['https://www.youtube.com/shorts/aqz-KE-bpKQ', 'upright'],
  ['https://soundcloud.com/mandir/evening-arti', 'track'],
  ['https://soundcloud.com/mandir/sets/kirtan', 'tracks'],
  ['https://open.spotify.com/episode/37i9dQZF1DX0XUsuxWHRQd', 'track'],
  ['https://open.spotify.com/show/37i9dQZF1DX0XUsuxWHRQd', 'tracks'],
  [`https://docs.google.com/forms/d/e/${FORM}/viewform`, 'page'],
  ['https://www.google.com/maps/@51.5474,-0.2616,15z', 'wide'],
])('%s has the shape of its player: %s', (address, shape) => {
  expect(embedAt(address)?.shape).toBe(shape)
})

describe('any other address embeds nothing', () => {
  test.each([
    '',
    ' ',
    'ભજન',
    'javascript:alert(1)//soundcloud.com/a/b',
    'data:text/html,https://vimeo.com/76979871',
    'https://soundcloud.com.example.org/mandir/evening-arti',
    'https://example.org/?u=https://soundcloud.com/mandir/evening-arti',
    'https://evil.org/https://open.spotify.com/track/37i9dQZF1DX0XUsuxWHRQd',
    'https://soundcloud.com/mandir',
    'https://open.spotify.com/track/short',
    'https://open.spotify.com/user/37i9dQZF1DX0XUsuxWHRQd',
    'https://docs.google.com/forms/d/1FAIpQLSdTk0Zb3cU9kqYxXhOeK9Hf0G7y2z1/edit',
    'https://docs.google.com/document/d/e/1FAIpQLSdTk0Zb3cU9kqYxXhOeK9Hf0G7y2z1/pub',
    'https://calendar.google.com/calendar/u/0/r/month',
    'https://www.google.com/search?q=mandir',
    'https://www.google.com/maps/place/"><script>/@1.0,2.0,3z',
    'https://maps.app.goo.gl/abc123',
    'https://www.facebook.com/watch/?v=123456',
    'http://127.0.0.1/soundcloud.com/a/b',
    'ftp://vimeo.com/76979871',
    '<iframe src="https://player.vimeo.com/video/76979871"></iframe>',
  ])('%s', (address) => {
    expect(embedAt(address)).toBeNull()
    expect(whole.test(address), 'the rule of the field').toBe(false)
  })

  test('nor does a huge one, which is read quickly', () => {
    const begin = performance.now()
    for (const head of [
      'https://soundcloud.com/a/',
      'https://www.google.com/maps?',
      'https://vimeo.com/',
    ])
      for (const tail of ['a', '&', 'q=', '/a', '#map=']) {
        const address = head + tail.repeat(100_000)
        expect(embedAt(address)).toBeNull()
        whole.test(address)
      }
    expect(performance.now() - begin).toBeLessThan(3_000)
  })
})
