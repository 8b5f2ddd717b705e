import { timingSafeEqual } from 'node:crypto'
import DataLoader from 'dataloader'
import type { FastifyRequest } from 'fastify'
import type { MediaItem } from '#schema/entities/media'
import type { App } from '../app/app'
import type { Orm } from '../database/orm'
import type { PreviewPicture } from '../media/find-picture'
import { pictureOf } from '../media/picture-access'
import { type LoadMedia, readMedia } from '../records/reading/media'
import type { AsOf } from '../records/reading/read-context'
import { type MomentAddress, momentRoot, momentTokenOf, readMomentAddress } from './moment-address'
import { findMoment } from './moment-link'

interface MomentContext {
  readonly tx: Orm
  readonly asOf: AsOf
  readonly address: MomentAddress
}

/**
 * Loads the pictures public at a moment. Those not yet public get an address below the moment with a signature per picture, so
 * that viewers can load these and no others.
 */
export function momentPictures(app: App, { tx, asOf, address }: MomentContext): LoadMedia {
  const then = new DataLoader((ids: readonly number[]) =>
    readMedia({ orm: tx, principal: null, asOf, addCacheTag: ignore }, ids),
  )
  const now = new DataLoader((ids: readonly number[]) =>
    readMedia({ orm: app.database.orm, principal: null, addCacheTag: ignore }, ids),
  )
  return async (ids) => {
    const found = await Promise.all(ids.map((id) => then.load(id)))
    const items = found.flatMap((item) => item ?? [])
    return Promise.all(
      items.map(async (item) => ((await now.load(item.id)) ? item : sealItem(app, address, item))),
    )
  }
}

function sealItem({ accounts }: Pick<App, 'accounts'>, address: MomentAddress, item: MediaItem) {
  const root = `${momentRoot(address)}/picture/${sealOf(accounts, address, item.id)}`
  return { ...item, url: `${root}${item.url}`, src: `${root}${item.src}` }
}

/** Finds the picture of a request below a moment, while the moment can be viewed. */
export function createMomentPicture(app: App): PreviewPicture {
  return async (request: FastifyRequest, id) => {
    const { location, at, seal } = request.params as Readonly<Record<string, string>>
    const address = readMomentAddress(location, at)
    const token = momentTokenOf(request)
    if (!address || token === null || !isSealOf(app.accounts, { address, id, seal })) return null
    return (await findMoment(app, address, token)) && pictureOf(app, id)
  }
}

/** Combines pictures of previews with those of moments, whose addresses have a signature. */
export function previewPictures(
  ofPreview: PreviewPicture,
  ofMoment: PreviewPicture,
): PreviewPicture {
  return (request, id) =>
    request.params.seal === undefined ? ofPreview(request, id) : ofMoment(request, id)
}

interface Sealed {
  readonly address: MomentAddress
  readonly id: number
  readonly seal: string | undefined
}

function isSealOf(accounts: App['accounts'], { address, id, seal = '' }: Sealed): boolean {
  const [right, given] = [Buffer.from(sealOf(accounts, address, id)), Buffer.from(seal)]
  return right.length === given.length && timingSafeEqual(right, given)
}

function sealOf(accounts: App['accounts'], { slug, at }: MomentAddress, id: number): string {
  return accounts.seal(`picture of a moment\n${slug}\n${at}\n${id}`)
}

function ignore(): void {
  // Nothing of a moment is cached, so tags are ignored.
}
