import { createRequire } from 'node:module';
import './validator.ts';

interface Library {
  OpenAPISchemaValidator: new (options: { version: string; validateApiSpec: boolean }) => { validator?: unknown };
}

describe('the library that validates requests', () => {
  const { OpenAPISchemaValidator } = createRequire(import.meta.url)(
    'express-openapi-validator/dist/framework/openapi.schema.validator.js',
  ) as Library;

  it('compiles the schema of OpenAPI documents only where it validates one', () => {
    expect(new OpenAPISchemaValidator({ version: '3.1.0', validateApiSpec: false }).validator).toBeUndefined();
    expect(new OpenAPISchemaValidator({ version: '3.1.0', validateApiSpec: true }).validator).toBeInstanceOf(Function);
  });
});
