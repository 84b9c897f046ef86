import { registerOTel } from '@vercel/otel'

/**
 * Sends Next's spans to `OTEL_EXPORTER_OTLP_ENDPOINT`, with the settings in OpenTelemetry's other `OTEL_` variables. Requests
 * to other servers get no spans: a span has the address of its request, and the address of a CRM's webhook is a secret.
 */
export function startTracing(): void {
  registerOTel({ serviceName: 'montage', instrumentations: [] })
}
