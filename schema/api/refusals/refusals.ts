import { accessRefusals } from './access-refusals'
import { accountRefusals } from './account-refusals'
import { conflictsRefusals } from './conflicts-refusals'
import { fieldRefusals } from './field-refusals'
import { importRefusals } from './import-refusals'
import { limitsRefusals } from './limits-refusals'
import { outcomeRefusals } from './outcome-refusals'
import { permissionRefusals } from './permission-refusals'
import { redirectRefusals } from './redirect-refusals'
import { serverRefusals } from './server-refusals'
import { stateRefusals } from './state-refusals'
import { uploadRefusals } from './upload-refusals'
import { valuesRefusals } from './values-refusals'

/**
 * Messages of refusals by code (`extensions.reason`). The server returns the code, its values and the English text; the editor
 * shows it in its own language. Messages only for programs have no code.
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
  ...importRefusals,
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
  /** Always English on the server. */
  readonly message: string
}

/** Creates a refusal by code: `refusalFor('newerVersion', { version: 5, expected: 4 })`. */
export function refusalFor<Reason extends RefusalReason>(
  reason: Reason,
  ...values: Values<Reason>
): Refusal {
  return { reason, values: values[0] ?? {}, message: refusalMessage(reason, values[0] ?? {}) }
}

export function refusalMessage(reason: RefusalReason, values: RefusalValues): string {
  // TypeScript can't infer the arguments of a union of functions; they match this code.
  return (refusals[reason] as (values: RefusalValues) => string)(values)
}

export function isRefusalReason(reason: unknown): reason is RefusalReason {
  return typeof reason === 'string' && Object.hasOwn(refusals, reason)
}
