import { ConfigurationError } from './configuration'
import { DiskFull } from './database/embedded/free-space'
import { isUnavailable } from './database/unavailable'
import { StoreUnavailable } from './media/store/file-store'

/** Returns a message about why the server cannot start and what to do; `null` if only a programmer can fix it. */
export function startProblem(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if (error instanceof ConfigurationError) return error.message
  if (error instanceof StoreUnavailable)
    return `${error.message}: ${rootOf(error).message || 'no connection'}. Pictures can’t be stored. Check that the store is running and its S3_ variables are correct or, without them, that DATA_DIR is writable. Nothing was loaded; the next start tries again.`
  const { code, port, address } = error as NodeJS.ErrnoException & {
    readonly port?: number
    readonly address?: string
  }
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use by another program. Stop it, or choose another port: PORT=${Number(port) + 1} npm start`
  if (code === 'EACCES' && port !== undefined)
    return `Port ${port} can’t be used by this account. Choose one above 1023: PORT=3000 npm start`
  if (code === 'EADDRNOTAVAIL')
    return `HOST ${address} isn’t an address of this machine. Leave HOST unset, or set it to 0.0.0.0 for all.`
  if (error instanceof DiskFull) return error.message
  if (isUnavailable(error))
    return `The database can’t be used: ${rootOf(error).message || 'no connection'}. Check that it’s running and that DATABASE_URL and DATA_DIR are correct.`
  // Plain errors are thrown by our own code, with a complete message.
  return error.constructor === Error ? error.message : null
}

function rootOf(error: Error): Error {
  return error.cause instanceof Error ? rootOf(error.cause) : error
}
