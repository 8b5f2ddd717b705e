import { screen } from '@testing-library/dom'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { picture } from '#renderer/testing/world'
import { Picture, type PictureProps } from './picture'

const DENSE = '(min-resolution: 2.5dppx) 33vw'

function render(props: Partial<PictureProps> = {}) {
  document.body.innerHTML = renderToStaticMarkup(
    <Picture item={picture(7, { focalPoint: { x: 0.25, y: 1 } })} sizes="50vw" {...props} />,
  )
  return screen.getByAltText('Picture 7')
}

test('a picture is loaded when it comes near, in the width its place has', () => {
  const image = render()
  expect(image.getAttribute('loading')).toBe('lazy')
  expect(image.getAttribute('sizes')).toBe(`auto, ${DENSE}, 50vw`)
})

test('a picture in an upright box says itself how much of it is needed', () => {
  expect(render({ upright: true }).getAttribute('sizes')).toBe(`${DENSE}, 50vw`)
})

test('a dense phone fetches at most two points to a pixel; a width that is fixed stays', () => {
  const sizes = (given: string) => render({ sizes: given, priority: true }).getAttribute('sizes')
  expect(sizes('(min-width: 44rem) 50vw, 100vw')).toBe(
    '(min-width: 44rem) 50vw, (min-resolution: 2.5dppx) 67vw, 100vw',
  )
  expect(sizes('16rem')).toBe('16rem')
})

test('what is as wide as the page is not offered in the width of a thumbnail', () => {
  const small = picture(7, { metadata: { width: 800, height: 600 } })
  expect(render({ item: small, sizes: '100vw' }).getAttribute('srcset')).toBe(
    '/media/7?w=480 480w, /media/7?w=736 736w',
  )
  const tiny = picture(7, { metadata: { width: 400, height: 300 } })
  expect(render({ item: tiny, sizes: '100vw' }).getAttribute('srcset')).toBe('/media/7?w=320 320w')
})

test('its focal point stays in view, and no width is offered that it does not have', () => {
  const image = render({ item: picture(7, { metadata: { width: 800, height: 600 } }) })
  expect(image.getAttribute('srcset')).toBe(
    '/media/7?w=320 320w, /media/7?w=480 480w, /media/7?w=736 736w',
  )
  expect(render().style.objectPosition).toBe('25% 100%')
})

test('one that fills a phone is fetched wider than the screen, and no wider on others', () => {
  const sizes = renderToStaticMarkup(
    <Picture item={picture(1)} sizes="100vw" priority fillsPhone />,
  )
  expect(sizes).toContain(
    'sizes="(max-aspect-ratio: 3/4) and (min-resolution: 2.5dppx) 110vw, (max-aspect-ratio: 3/4) and (min-resolution: 1.5dppx) 165vw, (min-resolution: 2.5dppx) 67vw, 100vw"',
  )
})
