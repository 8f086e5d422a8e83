// The collections are live ones, in live.config.ts: their loaders are in engine/collections.ts, and the schema of
// a question in format/fields.ts. A collection here would copy every body into what Astro bundles.
export const collections = {}
