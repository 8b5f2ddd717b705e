import sharp from 'sharp'
import { TEST_TOKEN } from '../../app/testing/test-app'
import type { TestSite } from '../../site/testing/test-site'

export interface UploadedPicture {
  readonly id: string
  readonly url: string
  readonly src: string
}

/** For tests: a JPEG file of one colour, another one each time. */
function plainJpeg(width = 500, height = 400): Promise<Buffer> {
  const shade = Math.floor(Math.random() * 0xffffff)
  const background = `#${shade.toString(16).padStart(6, '0')}`
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()
}

/** For tests: uploads a picture with all rights. */
export async function uploadPicture(
  { server }: Pick<TestSite, 'server'>,
  locationId = 10,
): Promise<UploadedPicture> {
  const answer = await server.inject({
    method: 'POST',
    url: `/api/media?locationId=${locationId}&name=a.jpg`,
    headers: { authorization: `Bearer ${TEST_TOKEN}`, 'content-type': 'image/jpeg' },
    payload: await plainJpeg(),
  })
  return answer.json().mediaItem
}

/** For tests: a block that shows a picture. */
export function mediaBlock(id: number) {
  const fields = [{ id: 'f1', type: 'medias', name: 'medias', value: [id] }]
  return { id: `b_media_${id}`, name: 'Media', fields }
}

/** For tests: a block of rich text. */
export function textBlock(html: string) {
  const fields = [{ id: 'f1', type: 'html', name: 'html', value: html }]
  return { id: 'b_text', name: 'Text', fields }
}
