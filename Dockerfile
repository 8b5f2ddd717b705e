# syntax=docker/dockerfile:1

# amd64 and arm64: docker buildx build --platform linux/amd64,linux/arm64 .
# Debian, not Alpine: the embedded PostgreSQL needs glibc.
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts --include=dev --no-audit --no-fund
COPY . .
RUN node scripts/build.mjs

# What the built server imports by name, and nothing that only builds or tests need.
FROM node:22-bookworm-slim AS libraries
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts --omit=dev --no-audit --no-fund

FROM node:22-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data \
    NODE_OPTIONS=--max-old-space-size=768 \
    MALLOC_ARENA_MAX=2 \
    MALLOC_TRIM_THRESHOLD_=131072
COPY --from=libraries /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY package.json ./
RUN ln -s /app/dist/server/toran.js /usr/local/bin/toran \
 && install -d -o node -g node -m 0700 /data
# Not root; the file system may be read-only, but for the volume.
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ok}) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/toran.js", "start"]
