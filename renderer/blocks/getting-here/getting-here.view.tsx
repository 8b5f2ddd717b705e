import type { ViewProps } from '../../parts/view'
import type gettingHere from './getting-here.block'

export default function GettingHere({ id }: ViewProps<typeof gettingHere>) {
  return <section className="getting-here" id={`${id}-getting-here`} />
}
