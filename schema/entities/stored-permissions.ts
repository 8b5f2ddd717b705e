import { z } from 'zod/mini'
import { permissionKinds } from './permission-kinds'
import { permissionLevel } from './statuses'

/** Maximum number of languages; no network has more. */
const MAX_PERMISSION_LANGUAGES = 30

const language = z.string().check(z.regex(/^[a-z]{2,3}(?:-[A-Z]{2})?$/))

/** Schema of stored `Permissions`. A module of its own, so that the editor doesn’t load the validation. */
export const permissions = z.object({
  kinds: z.partialRecord(z.enum(permissionKinds), permissionLevel),
  languages: z.nullable(z.array(language).check(z.maxLength(MAX_PERMISSION_LANGUAGES))),
})
