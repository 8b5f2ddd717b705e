import { fillKit, submitKit } from './fill-kit'
import { kitLocation, kitsToFill } from './kit-nodes'
import { kitProgress } from './kit-progress'
import { endKit, publishKit, remindKit } from './kit-steps'
import { makeNextKit } from './next-kit'
import { sendKit } from './send-kit'

export const kitQueries = { kitProgress, kitLocation, kitsToFill }
export const kitMutations = {
  sendKit,
  fillKit,
  submitKit,
  publishKit,
  remindKit,
  endKit,
  makeNextKit,
}
