import { accessRefusals } from './access-refusals'
import { accountRefusals } from './account-refusals'
import { conflictsRefusals } from './conflicts-refusals'
import { fieldRefusals } from './field-refusals'
import { limitsRefusals } from './limits-refusals'
import { outcomeRefusals } from './outcome-refusals'
import { permissionRefusals } from './permission-refusals'
import { redirectRefusals } from './redirect-refusals'
import { serverRefusals } from './server-refusals'
import { stateRefusals } from './state-refusals'
import { uploadRefusals } from './upload-refusals'
import { valuesRefusals } from './values-refusals'

/**
 * What people are refused with, by its code (`extensions.reason`): the server answers the code, its values and the English
 * text; the editor says it in its own language. Messages that only programs meet have no code.
 */
export const refusals = {
  ...accessRefusals,
  ...accountRefusals,
  ...conflictsRefusals,
  ...fieldRefusals,
  ...redirectRefusals,
  ...serverRefusals,
  ...outcomeRefusals,
  ...permissionRefusals,
  ...limitsRefusals,
  ...stateRefusals,
  ...uploadRefusals,
  ...valuesRefusals,
} as const

export type RefusalReason = keyof typeof refusals
type Values<Reason extends RefusalReason> = Parameters<(typeof refusals)[Reason]>
export type RefusalValues = Readonly<Record<string, string | number>>

export interface Refusal {
  readonly reason: RefusalReason
  readonly values: RefusalValues
  /** In English on the server. */
  readonly message: string
}

/** A refusal by its code: `refusalFor('newerVersion', { version: 5, expected: 4 })`. */
export function refusalFor<Reason extends RefusalReason>(
  reason: Reason,
  ...values: Values<Reason>
): Refusal {
  return { reason, values: values[0] ?? {}, message: refusalMessage(reason, values[0] ?? {}) }
}

export function refusalMessage(reason: RefusalReason, values: RefusalValues): string {
  // The compiler knows no arguments of a union of functions: they are those of this code.
  return (refusals[reason] as (values: RefusalValues) => string)(values)
}

export function isRefusalReason(reason: unknown): reason is RefusalReason {
  return typeof reason === 'string' && Object.hasOwn(refusals, reason)
}
