import type { RequestContext } from '../context'
import { galleryKind } from '../records/gallery-kind'
import { type RecordArguments, type SavedRecord, saveRecord } from '../records/save-record'

export function createOrUpdateGallery(
  _: unknown,
  {
    gallery,
    ...args
  }: Omit<RecordArguments, 'input'> & { readonly gallery: RecordArguments['input'] },
  context: RequestContext,
): Promise<SavedRecord> {
  return saveRecord(context, galleryKind, { ...args, input: gallery })
}
