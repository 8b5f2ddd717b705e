import type { ContentSource } from '#schema/api/content-source'
import type { MediaItem } from '#schema/entities/media'
import type { PageContent } from '#schema/page/content'
import type { App } from '../../app/app'
import { parseContent } from '../../documents/publications/revision-items'
import type { PreviewPicture } from '../../media/find-picture'
import { pictureOf } from '../../media/picture-access'
import { createContentSource } from '../../records/reading/content-source'
import { picturesOfPage } from '../../records/usage/document-references'
import { previewPath, previewTokenOf, readPreviewOf } from './preview-cookie'
import { findValidPreview, type ValidPreview } from './previewed-page'
import type { PreviewAddress, PreviewedPage, SitePage } from './site-content'

/**
 * Finds a previewed page with its non-public pictures, if the author of the preview can see them. These have addresses below the
 * preview (`/preview/7/en-US/media/12-3f9ac0…`), which receive its cookie; they work nowhere else and end with the preview.
 */
export async function findPreviewedPage(
  app: Pick<App, 'database' | 'configuration' | 'searchMisses'>,
  address: PreviewAddress,
): Promise<PreviewedPage | null> {
  const preview = await findValidPreview(app, address)
  if (!preview) return null
  const root = `${previewPath(address.documentId)}/${address.language}`
  const pictures = (await privatePictures(app, preview)).map((item) => prefixUrls(root, item))
  const { page, ...when } = preview
  const content = pointedBelow(page.content, pictures)
  return { ...when, page: { ...page, content }, pictures }
}

/** Finds one picture of a preview, repeating all checks for each picture. */
export function createPreviewPicture(
  app: Pick<App, 'database' | 'configuration' | 'searchMisses'>,
): PreviewPicture {
  return async (request, id) => {
    const { document, language } = request.params
    const of = readPreviewOf(document, language)
    const token = of && previewTokenOf(request, of)
    const preview = token && (await findValidPreview(app, { ...of, token }))
    if (!preview || !picturesNamedBy(preview.page).includes(id)) return null
    const [item] = await sourceOf(app, preview).media([id])
    return item ? pictureOf(app, id) : null
  }
}

/** Adds non-public pictures to a content source. */
export function withPictures(source: ContentSource, pictures: readonly MediaItem[]): ContentSource {
  const own = new Map(pictures.map((item) => [item.id, item]))
  return {
    ...source,
    async media(ids) {
      const found = await source.media(ids.filter((id) => !own.has(id)))
      const others = new Map(found.map((item) => [item.id, item]))
      return ids.flatMap((id) => own.get(id) ?? others.get(id) ?? [])
    },
  }
}

async function privatePictures(
  app: Pick<App, 'database' | 'configuration' | 'searchMisses'>,
  preview: ValidPreview,
): Promise<readonly MediaItem[]> {
  const ids = picturesNamedBy(preview.page)
  if (ids.length === 0) return []
  const visitors = createContentSource(app, null, () => undefined)
  const [seen, open] = await Promise.all([sourceOf(app, preview).media(ids), visitors.media(ids)])
  const isOpen = new Set(open.map(({ id }) => id))
  return seen.filter(({ id }) => !isOpen.has(id))
}

function sourceOf(
  app: Pick<App, 'database' | 'configuration' | 'searchMisses'>,
  { maker }: ValidPreview,
): ContentSource {
  return createContentSource(app, maker, () => undefined)
}

/** Returns the ids of pictures used by a page. */
export function picturesNamedBy({ content, imageId }: SitePage): readonly number[] {
  const named = picturesOfPage(content).map(({ mediaId }) => mediaId)
  return [...new Set(imageId === null ? named : [...named, imageId])]
}

function prefixUrls(root: string, item: MediaItem): MediaItem {
  return { ...item, url: `${root}${item.url}`, src: `${root}${item.src}` }
}

/** Replaces picture addresses in rich text, including those of earlier releases. */
export function pointedBelow(content: PageContent, pictures: readonly MediaItem[]): PageContent {
  if (pictures.length === 0) return content
  const urls = new Map(pictures.map(({ id, url }) => [String(id), url]))
  const text = JSON.stringify(content).replace(
    /\/media\/([1-9]\d{0,8})(?:-[0-9a-f]{8,32})?(?![0-9a-z-])/g,
    (address, id: string) => urls.get(id) ?? address,
  )
  return parseContent(text)
}
