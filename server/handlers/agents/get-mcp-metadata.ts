import type { Handlers } from '../../generated/routes.gen.ts';

export const getMcpMetadata: Handlers['getMcpMetadata'] = (_input, { services }) => ({
  status: 200,
  body: {
    resource: `${services.public_url()}/mcp`,
    resource_name: 'Patchbay',
    bearer_methods_supported: ['header'],
    scopes_supported: ['execute'],
  },
});
