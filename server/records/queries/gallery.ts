import type { Gallery } from '#schema/entities/media'
import type { RequestContext } from '../../operations/context'
import { idOf } from '../../operations/ids'

export async function gallery(
  _: unknown,
  args: { readonly id: string },
  { loaders }: RequestContext,
): Promise<Gallery | null> {
  const id = idOf(args.id)
  return id === null ? null : loaders.gallery.load(id)
}
