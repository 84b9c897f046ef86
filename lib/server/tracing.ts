import { registerOTel } from '@vercel/otel'

/**
 * Sends Next's spans to `OTEL_EXPORTER_OTLP_ENDPOINT`, as the other `OTEL_` variables of OpenTelemetry say. Calls to other
 * servers get no spans of their own: the address of a CRM's webhook is a secret.
 */
export function startTracing(): void {
  registerOTel({ serviceName: 'montage', instrumentations: [] })
}
