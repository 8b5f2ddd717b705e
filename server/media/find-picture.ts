import type { FastifyRequest } from 'fastify'
import {
  type PictureAddress,
  readAddress,
  showsContent,
} from '../documents/publications/picture-address'
import type { Limits } from '../http/limits/limits'
import { BudgetSpent } from '../http/limits/too-many'
import { networkOf } from '../http/network-of'
import type { PictureAccess } from './picture-access'
import type { ShownPicture } from './picture-store'

/** A picture that may be shown to anyone. */
export interface FoundPicture {
  readonly picture: ShownPicture
  readonly isPublic: boolean
  readonly address: PictureAddress
}

/** A picture that the preview named by a request shows, as long as it may be shown; `null` for any other. */
export type PreviewPicture = (request: PreviewRequest, id: number) => Promise<ShownPicture | null>

/** A request below a preview; `undefined` where a request is to no preview. */
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
 * Finds what a request names, if the person who sends it may see it. What is remembered costs nothing; looking for what is not
 * there counts for the network, and beyond its budget (`BudgetSpent`) only who is signed in is answered.
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
    // A preview names whole addresses alone.
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
