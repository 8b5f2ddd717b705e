import type { ViewProps } from '../../parts/view'
import type media from './media.block'

export default function Media({ id }: ViewProps<typeof media>) {
  return <section className="media" id={`${id}-media`} />
}
