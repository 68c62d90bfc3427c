# The web app is built with everything; the image carries only what the server runs on.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY cooking/package.json cooking/
COPY kitchen/package.json kitchen/
COPY server/package.json server/
COPY web/package.json web/
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY tsconfig.base.json ./
COPY contract contract
COPY cooking cooking
COPY kitchen kitchen
COPY web web
COPY scripts scripts
RUN node -e "import('./scripts/build-web.ts').then(({ buildWebIfStale }) => buildWebIfStale())"

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY cooking/package.json cooking/
COPY kitchen/package.json kitchen/
COPY server/package.json server/
COPY web/package.json web/
RUN npm ci --ignore-scripts --no-audit --no-fund --omit=dev --workspace=server --workspace=contract --workspace=cooking --workspace=kitchen

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/app/compiled MALLOC_ARENA_MAX=2
RUN install -d -o node -g node /data compiled
COPY --from=packages /app ./
COPY contract/src contract/src
COPY cooking/src cooking/src
COPY kitchen/src kitchen/src
COPY server/src server/src
COPY scripts/backup.ts scripts/restore.ts scripts/move.ts scripts/run-command.ts scripts/assert-own-data.ts scripts/
COPY scripts/local-model scripts/local-model
COPY --from=build /app/web/dist web/dist
USER node
# Loads the server and keeps what was compiled, so that every start takes half the time.
RUN node -e "Promise.all(['app', 'threads/tasks'].map((part) => import(`./server/src/${part}.ts`)))"
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "server/src/main.ts"]
