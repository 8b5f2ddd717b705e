import type { FastifyRequest } from 'fastify'
import type { Limits } from '../http/limits/limits'
import { BudgetSpent } from '../http/limits/too-many'
import { networkOf } from '../http/network-of'
import { type PictureAddress, readAddress, showsContent } from '../records/reading/media'
import type { PictureAccess } from './picture-access'
import type { ShownPicture } from './picture-store'

/** A picture found for a request. */
export interface FoundPicture {
  readonly picture: ShownPicture
  readonly isPublic: boolean
  readonly address: PictureAddress
}

/** Returns a picture shown by the preview in a request, while it may be shown; `null` for any other. */
export type PreviewPicture = (request: PreviewRequest, id: number) => Promise<ShownPicture | null>

/** A request below a preview; the parameters are `undefined` outside previews. */
export type PreviewRequest = FastifyRequest<{
  Params: { readonly document?: string; readonly language?: string; readonly seal?: string }
}>

interface FindPictureParts {
  readonly access: PictureAccess
  readonly previewPicture: PreviewPicture
  readonly limits: Pick<Limits, 'wait' | 'count'>
}

type Finding = FastifyRequest<{
  Params: { readonly address: string } & PreviewRequest['params']
}>

/**
 * Finds the picture in a request, if its sender can see it. Cached results are free; failed lookups are charged to the network.
 * After its budget is used up (`BudgetSpent`), only signed-in people get a response.
 */
export function createFindPicture({
  access,
  previewPicture,
  limits,
}: FindPictureParts): (request: Finding) => Promise<FoundPicture | null> {
  return async (request) => {
    const address = readAddress(request.params.address)
    const found = address && (await findById(request, address))
    if (!found || !showsContent(address, found.picture)) return null
    return { ...found, address }
  }

  async function findById(request: Finding, { id, hash }: PictureAddress) {
    const { document, seal } = request.params
    const isPreview = document !== undefined || seal !== undefined
    // Addresses in a preview always include the hash.
    if (isPreview && hash === null) return null
    const isGuess = isPreview || access.remembered(id) === undefined
    if (isGuess) await checkBudget(request)
    const found = await (isPreview ? inPreview : inSite)(request, id)
    if (!found && isGuess) void limits.count('unknownPictures', networkOf(request.ip))
    return found
  }

  async function inPreview(request: Finding, id: number) {
    const picture = await previewPicture(request, id)
    return picture && { picture, isPublic: false }
  }

  async function inSite(request: Finding, id: number) {
    const open = await access.publicPicture(id)
    const picture = open ?? (await access.privatePicture(id, request))
    return picture && { picture, isPublic: open !== null }
  }

  async function checkBudget(request: Finding): Promise<void> {
    const seconds = limits.wait('unknownPictures', networkOf(request.ip))
    if (seconds !== null && !(await access.isSignedIn(request)))
      throw new BudgetSpent('unknownPictures', seconds)
  }
}
