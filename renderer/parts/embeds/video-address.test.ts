import { expect, test } from 'vitest'
import { playerUrl, videoAt, watchUrl } from './video-address'

const YOUTUBE_ID = 'dQw4w9WgXcQ'

test.each([
  `https://www.youtube.com/watch?v=${YOUTUBE_ID}`,
  `http://youtube.com/watch?v=${YOUTUBE_ID}`,
  `youtube.com/watch?v=${YOUTUBE_ID}`,
  `https://m.youtube.com/watch?app=desktop&v=${YOUTUBE_ID}&feature=share`,
  `https://www.youtube.com/watch/?v=${YOUTUBE_ID}`,
  `https://youtu.be/${YOUTUBE_ID}?si=abc`,
  `https://www.youtube.com/embed/${YOUTUBE_ID}`,
  `https://www.youtube-nocookie.com/embed/${YOUTUBE_ID}?rel=0`,
  `https://www.youtube.com/shorts/${YOUTUBE_ID}`,
  `https://www.youtube.com/live/${YOUTUBE_ID}?feature=share`,
  `  https://youtu.be/${YOUTUBE_ID}\n`,
])('an address of YouTube is one, however it is copied: %s', (address) => {
  expect(videoAt(address)).toEqual({ provider: 'youtube', id: YOUTUBE_ID, key: '', start: 0 })
})

test.each([
  ['https://vimeo.com/76979871', ''],
  ['https://www.vimeo.com/76979871?share=copy', ''],
  ['https://player.vimeo.com/video/76979871', ''],
  ['https://vimeo.com/channels/staffpicks/76979871', ''],
  ['https://vimeo.com/groups/temples/videos/76979871', ''],
  ['https://vimeo.com/76979871/8272103f6e', '8272103f6e'],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e&dnt=1', '8272103f6e'],
])('an address of Vimeo is one, with the key of an unlisted video: %s', (address, key) => {
  expect(videoAt(address)).toEqual({ provider: 'vimeo', id: '76979871', key, start: 0 })
})

test.each([
  '',
  ' ',
  'વિડિઓ',
  `https://www.youtube.com/watch?v=${YOUTUBE_ID.slice(1)}`,
  `https://www.youtube.com/watch?v=${YOUTUBE_ID}1`,
  'https://www.youtube.com/watch?v=dQw4w9WgXc!',
  'https://www.youtube.com/watch',
  'https://www.youtube.com/@channel',
  `https://www.youtube.com.example.org/watch?v=${YOUTUBE_ID}`,
  `https://example.org/?u=https://youtu.be/${YOUTUBE_ID}`,
  `https://notyoutube.com/watch?v=${YOUTUBE_ID}`,
  `ftp://youtu.be/${YOUTUBE_ID}`,
  `javascript:alert(1)//youtu.be/${YOUTUBE_ID}`,
  'https://vimeo.com/about',
  'https://vimeo.com/12',
  'https://www.dailymotion.com/video/x8abcde',
  `https://youtu.be/${'a'.repeat(100_000)}`,
])('any other address is none', (address) => {
  expect(videoAt(address)).toBeNull()
})

test('the player is the one that sets no cookies, the link the site’s own page', () => {
  const youtube = videoAt(`https://youtu.be/${YOUTUBE_ID}?t=90`)
  const vimeo = videoAt('https://vimeo.com/76979871/8272103f6e')
  if (!youtube || !vimeo) throw new Error('Both are videos')
  expect(playerUrl(youtube)).toBe(
    `https://www.youtube-nocookie.com/embed/${YOUTUBE_ID}?autoplay=1&rel=0&start=90`,
  )
  expect(watchUrl(youtube)).toBe(`https://www.youtube.com/watch?v=${YOUTUBE_ID}&t=90s`)
  expect(playerUrl(vimeo)).toBe(
    'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=8272103f6e',
  )
  expect(watchUrl(vimeo)).toBe('https://vimeo.com/76979871/8272103f6e')
})
