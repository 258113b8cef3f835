# The service in a container that runs as a user without rights and writes only below /var/lib/patchbay:
#   docker build -t patchbay .        see compose.yaml, .container/kubernetes.yaml and server/reference/guides/production.md
# Any Debian with Node 20.19 or newer can be the base; `npm run container` builds and runs it from one made by debootstrap.
ARG BASE=docker.io/library/node:22-bookworm-slim
ARG BUILD_BASE=${BASE}

FROM ${BUILD_BASE} AS build
# better-sqlite3 is compiled where it has no prebuilt binary.
RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates g++ make python3
WORKDIR /build
COPY package.json package-lock.json ./
COPY clients/package/package.json clients/package/
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && mkdir /patchbay \
  && npm pack --silent --pack-destination /tmp && tar -xzf /tmp/patchbay-*.tgz -C /patchbay --strip-components=1 \
  && npm run --silent sbom > /patchbay/sbom.json \
  && npm prune --omit=dev --no-audit --no-fund && rm -rf node_modules/@patchbay && mv node_modules /patchbay/ \
  && find /patchbay -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete \
  && rm -rf /patchbay/node_modules/typeorm/browser /patchbay/node_modules/@opentelemetry/*/build/esm /patchbay/node_modules/@opentelemetry/*/build/esnext \
  && cd /patchbay/node_modules/better-sqlite3 && rm -rf deps src build/Release/obj build/Release/obj.target

FROM ${BASE}
COPY --from=build /patchbay /opt/patchbay
RUN ln -s /opt/patchbay/dist/clients/cli/main.js /usr/local/bin/patchbay && chmod 0755 /opt/patchbay/dist/clients/cli/main.js \
  && mkdir -m 0700 /var/lib/patchbay && chown 10001:10001 /var/lib/patchbay
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 PATCHBAY_DATA_DIR=/var/lib/patchbay
USER 10001:10001
WORKDIR /var/lib/patchbay
VOLUME /var/lib/patchbay
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["patchbay"]
CMD ["serve"]
