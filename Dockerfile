# `seasalt serve` with the drivers for PostgreSQL and Valkey: docs/deploy.md, "In a container".

FROM python:3.13-slim-trixie AS build
WORKDIR /build
ENV PIP_CACHE_DIR=/cache/pip npm_config_cache=/cache/npm
COPY requirements/serve.txt requirements/
RUN --mount=type=cache,target=/cache \
    python -m venv --without-pip /opt/seasalt \
    && python -m pip --python /opt/seasalt/bin/python install --disable-pip-version-check \
        --require-hashes --no-deps --only-binary=:all: -r requirements/serve.txt
COPY . .
RUN --mount=type=cache,target=/cache \
    python dev wheel \
    && python -m pip --python /opt/seasalt/bin/python install --disable-pip-version-check \
        --no-index --no-deps dist/seasalt-*.whl

FROM python:3.13-slim-trixie
RUN useradd --system --uid 10001 --no-create-home --home-dir /var/lib/seasalt seasalt \
    && install --directory --owner=seasalt --group=seasalt /var/lib/seasalt
COPY --from=build /opt/seasalt /opt/seasalt
ENV PATH=/opt/seasalt/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1 \
    SEASALT_HOST=0.0.0.0 \
    SEASALT_PORT=8000 \
    SEASALT_DATABASE=sqlite:////var/lib/seasalt/tables.sqlite3 \
    SEASALT_LOG_LEVEL=info
# The only place that is written to, beside /tmp: the database.
VOLUME /var/lib/seasalt
WORKDIR /var/lib/seasalt
USER 10001
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=6s --start-period=60s --retries=3 \
    CMD ["python", "-c", "from os import environ; from urllib.request import urlopen; urlopen(f\"http://127.0.0.1:{environ['SEASALT_PORT']}/readyz\", timeout=5)"]
ENTRYPOINT ["seasalt"]
CMD ["serve"]
