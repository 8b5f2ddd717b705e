import type { RequestContext } from '../context'
import { galleryKind } from '../records/gallery-kind'
import type { SavedRecord } from '../records/save-record'
import { type StatusArguments, setStatus } from '../records/set-status'

export function setGalleryStatus(
  _: unknown,
  args: StatusArguments,
  context: RequestContext,
): Promise<SavedRecord> {
  return setStatus(context, galleryKind, args)
}
