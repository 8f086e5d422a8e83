/** Name of the integration by which a build keeps the compiled templates (make-bundle.ts). */
export const keepModulesName = 'keep-modules'
