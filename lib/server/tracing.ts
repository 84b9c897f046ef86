import { registerOTel } from '@vercel/otel'

/**
 * Sends Next's spans to `OTEL_EXPORTER_OTLP_ENDPOINT`, with the settings in OpenTelemetry's other `OTEL_` variables. Requests
 * to other servers get no spans: a span has the address of its request, and the address of a CRM's webhook is a secret. Nor has a
 * span the query of an address.
 */
export function startTracing(): void {
  registerOTel({
    serviceName: 'montage',
    instrumentations: [],
    spanProcessors: [
      'auto',
      {
        // The query of an address can have the key of a link to one person's data.
        onStart(span) {
          const target = span.attributes[TARGET]
          if (typeof target === 'string') span.setAttribute(TARGET, target.replace(/\?.*/s, ''))
        },
        onEnd() {},
        forceFlush: () => Promise.resolve(),
        shutdown: () => Promise.resolve(),
      },
    ],
  })
}

/** Next's attribute with the address of a request. */
const TARGET = 'http.target'
