import type { Configuration } from '../configuration'
import { type Finding, ok, reasonOf, warning } from './finding'

const PART = 'Traces'
const TIMEOUT_MS = 5_000
const PATH = '/v1/traces'
/** The port of OTLP over gRPC, which the server doesn’t support. */
const GRPC_PORT = '4317'

type Environment = Readonly<Record<string, string | undefined>>

/** Checks the collector by sending it an empty list of spans. */
export async function checkTraces(
  { tracing }: Pick<Configuration, 'tracing'>,
  environment: Environment = {},
): Promise<readonly Finding[]> {
  if (!tracing) return []
  const { pathname, port } = new URL(tracing.endpoint)
  if (pathname.replace(/\/+$/, '').endsWith(PATH))
    return [
      warning(
        PART,
        `OTEL_EXPORTER_OTLP_ENDPOINT ends with ${PATH}, which is added to it. Leave the path out.`,
      ),
    ]
  const url = `${tracing.endpoint.replace(/\/+$/, '')}${PATH}`
  try {
    const { status, statusText } = await fetch(url, {
      method: 'POST',
      headers: { ...headersOf(environment), 'content-type': 'application/json' },
      body: '{"resourceSpans":[]}',
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (status >= 200 && status < 300)
      return [ok(PART, `${url} accepts traces, as ${tracing.serviceName}.`)]
    const advice =
      status === 401 || status === 403
        ? 'Set OTEL_EXPORTER_OTLP_HEADERS to what the collector asks for, like authorization=Bearer%20TOKEN.'
        : 'Set OTEL_EXPORTER_OTLP_ENDPOINT to a collector that takes OTLP over HTTP, like http://collector:4318.'
    return [warning(PART, `${url} answers with ${status} ${statusText}. ${advice}`)]
  } catch (failure) {
    return [
      warning(
        PART,
        port === GRPC_PORT
          ? `${url} doesn’t respond: ${GRPC_PORT} is the port of gRPC. Use the one for OTLP over HTTP, which is usually 4318.`
          : `${url} doesn’t respond: ${reasonOf(failure)}. Check OTEL_EXPORTER_OTLP_ENDPOINT, and that the collector runs; the server works without, and traces are lost.`,
      ),
    ]
  }
}

/** Reads `name=value,name=value` with encoded values, as the library that sends traces does. */
function headersOf({ OTEL_EXPORTER_OTLP_HEADERS: text = '' }: Environment) {
  const pairs = text.split(',').flatMap((pair) => {
    const [, name, value] = /^\s*([\w-]+)\s*=\s*(.*?)\s*$/.exec(pair) ?? []
    return name && value ? [[name, decode(value)] as const] : []
  })
  return Object.fromEntries(pairs)
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
